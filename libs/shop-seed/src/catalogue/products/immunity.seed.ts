import type { ProductSeed } from './product-seed.ts';

export const immunity: ProductSeed[] = [
  {
    number: 1,
    title: 'Tulsi Giloy Drops',
    slug: 'tulsi-giloy-drops',
    price: 249,
    gst: 5,
    net: [30, 'ml'],
    form: 'drops',
    directions: [15, 'drop'],
    desc: 'Holy basil and giloy in a clear, alcohol-free drop. Fifteen drops in warm water make a quiet start to the morning.',
    details:
      'Take 15 drops in half a cup of warm water, once a day. Each serving carries the extract of 2.5 g of fresh tulsi leaf. Free from alcohol, added sugar and artificial colour. Store below 30 °C and use within 60 days of opening.',
    story:
      'Two courtyard plants, gathered in the cool hours and extracted slowly at low heat so that their fragrance survives the journey to your cup.',
    per: '15 drops hold the extract of',
    herbs: {
      tulsi: ['fresh leaf', '2.5 g', 'green and purple, picked before flowering for its clove-like aroma.'],
      giloy: ['stem', '500 mg', 'mature, traditionally valued in Ayurveda as rasayana.'],
    },
    also: ['water'],
    points: ['Calibrated glass dropper, easy to count.', 'Suitable for a vegetarian and vegan table.'],
    faqs: [
      [
        'Can I add the drops to tea?',
        'Yes. Let the tea cool for a minute or two and stir the drops in, so that the aroma stays.',
      ],
      [
        'When is a good time to take them?',
        'Most of our customers prefer the morning, before breakfast. Any fixed hour works well.',
      ],
      [
        'Are the drops sweet?',
        'No. They taste of basil and are gently bitter. A little jaggery in the cup rounds the taste.',
      ],
    ],
  },
  {
    number: 2,
    title: 'Amla Daily Capsules',
    slug: 'amla-daily-capsules',
    price: 349,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    directions: [2, 'capsule'],
    desc: 'Whole Indian gooseberry, dried in the shade and milled fine. The tart fruit of winter, in a capsule for all twelve months.',
    details:
      'Take one capsule twice a day, after meals. Each capsule holds 500 mg of amla fruit powder and nothing else. The shell is plant cellulose. One jar lasts thirty days.',
    story:
      'Amla ripens from November to February on the plains around Pratapgarh. We buy the season’s fruit, stone it, dry it in shade and keep the powder cool until it is filled.',
    per: 'One capsule holds',
    herbs: {
      amla: ['fruit', '500 mg', 'whole, without stone, a natural source of vitamin C and tannins.'],
    },
    also: ['plant cellulose shell'],
    points: ['One ingredient, named on the front of the label.', 'Amber jar that keeps out light.'],
    faqs: [
      ['Is this an extract or a powder?', 'It is the whole dried fruit as a fine powder, not a concentrated extract.'],
      ['Can I open the capsule?', 'Yes. Stir the powder into buttermilk or honey water. It is pleasantly sour.'],
      ['Does it contain added vitamin C?', 'No. Whatever is in the capsule comes from the fruit itself.'],
      ['How long does one jar last?', 'Thirty days at two capsules a day.'],
    ],
  },
  {
    number: 3,
    title: 'Giloy Stem Capsules',
    slug: 'giloy-stem-capsules',
    price: 299,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    directions: [2, 'capsule'],
    desc: 'Only giloy, nothing else. A single-herb capsule.',
    details:
      'Take one capsule twice a day with water. Each capsule holds 350 mg of giloy stem extract and 100 mg of stem powder. Made in small batches with the batch date on every jar. Please ask your physician before use if you take any prescribed medicine.',
    story:
      'The heart-shaped leaf gives giloy its looks; the stem gives it its name for steadiness. Ours is grown on neem supports, as growers in the north have long preferred.',
    per: 'One capsule holds',
    herbs: {
      giloy: [
        'stem',
        '450 mg',
        '350 mg as extract and 100 mg as powder, mature and dried slowly, supporting the body’s everyday resilience.',
      ],
    },
    also: ['plant cellulose shell'],
    points: ['Single herb, no blend.', 'No binders, no fillers, no colour.'],
    faqs: [
      [
        'Why is giloy grown on neem?',
        'It is an old custom of growers. The climber needs a tree, and neem is a strong and clean one.',
      ],
      ['Is the taste bitter?', 'Giloy is bitter by nature. The capsule spares you most of it.'],
      [
        'May I take it all year?',
        'We suggest eight weeks, then a pause of two. Your vaidya can advise you personally.',
      ],
    ],
  },
  {
    number: 4,
    title: 'Golden Turmeric Milk Mix',
    slug: 'golden-turmeric-milk-mix',
    price: 325,
    gst: 5,
    net: [150, 'g'],
    form: 'powder',
    desc: 'Haldi doodh from turmeric, ginger and cardamom. One teaspoon, one cup, two minutes.',
    details:
      'Stir 2.5 g, about one level teaspoon, into a cup of hot milk. Sweeten with jaggery if you like. One tin makes about sixty cups. Close the lid well, because turmeric loves to travel.',
    story:
      'Every grandmother has a proportion of her own. This is ours: generous with turmeric, shy with pepper, and with just enough cardamom that you notice when it is missing.',
    per: 'One teaspoon of 2.5 g holds',
    herbs: {
      turmeric: ['rhizome', '1.75 g', 'Lakadong type from the hills, naturally deep in colour.'],
      ginger: ['rhizome', '500 mg', 'sun-dried and freshly ground for warmth.'],
      cardamom: ['fruit', '200 mg', 'green pods, ground with their skins.'],
      blackPepper: ['fruit', '50 mg', 'a pinch, the traditional companion of turmeric.'],
    },
    points: ['No sugar, no milk powder: only spices.', 'Good in oat or almond milk too.'],
    faqs: [
      ['Is there sugar in the mix?', 'No. You decide how sweet your cup is.'],
      ['Can children have it?', 'From the age of five, half a teaspoon in milk is a gentle measure.'],
      ['Will it stain my cup?', 'Turmeric does colour. Rinse with cold water first, and the colour leaves easily.'],
    ],
  },
  {
    number: 5,
    title: 'Tulsi Ginger Kadha',
    slug: 'tulsi-ginger-kadha',
    price: 225,
    gst: 5,
    net: [30, 'Sachets'],
    form: 'tea',
    desc: 'The household decoction, measured out. Tulsi, ginger, cinnamon and pepper in thirty single-cup sachets.',
    details:
      'Simmer one sachet in 150 ml of water for three minutes and sip it warm. Each sachet weighs 2.5 g. The sachets are unbleached and compostable. No flavouring is added.',
    story:
      'A kadha should be simmered, not merely steeped. Three minutes on a low flame fill the kitchen with basil and ginger, and that is half of its charm.',
    per: 'One sachet of 2.5 g holds',
    herbs: {
      tulsi: ['leaf', '1.3 g', 'shade-dried, with a few flowering tops.'],
      ginger: ['rhizome', '600 mg', 'sliced, sharp and warming.'],
      cinnamon: ['bark', '400 mg', 'true cinnamon quills, softly sweet.'],
      blackPepper: ['fruit', '200 mg', 'whole corns, lightly crushed.'],
    },
    points: ['Comforting when the weather turns.', 'Naturally free from caffeine.'],
    faqs: [
      ['Can I use hot water only?', 'You can. Cover the cup for seven minutes. Simmering gives a fuller taste.'],
      ['Is there tea leaf inside?', 'No. There is no black or green tea, hence no caffeine.'],
      ['Can I add milk?', 'It is meant for water. A spoon of honey goes well once the cup is drinkably warm.'],
    ],
  },
];
