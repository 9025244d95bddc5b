import type { ProductSeed } from './product-seed.ts';

export const digestion: ProductSeed[] = [
  {
    number: 6,
    title: 'Triphala Capsules',
    slug: 'triphala-capsules',
    price: 275,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    desc: 'Three fruits in equal parts, as the classical texts ask for. A calm habit for the end of the day.',
    details:
      'Take two capsules with warm water at bedtime. Each capsule holds 167 mg of each of the three fruits. Drink enough water through the day. Not meant for use during pregnancy.',
    story:
      'Triphala means simply three fruits. What makes the difference is the fruit: ripe, stoned, dried in the shade and milled on the day of filling.',
    per: 'One capsule holds',
    herbs: {
      amla: ['fruit', '167 mg', 'the sour one of the three.'],
      haritaki: ['fruit', '167 mg', 'the astringent one, picked when yellow.'],
      bibhitaki: ['fruit', '167 mg', 'the earthy one, outer fruit only.'],
    },
    also: ['plant cellulose shell'],
    points: ['Equal parts, declared to the milligram.', 'Supports regular, comfortable digestion.'],
    faqs: [
      [
        'Powder or capsules, which is better?',
        'The herb is the same. Capsules spare you the taste, which is honest but strong.',
      ],
      ['How soon will I notice something?', 'Bodies differ. Give a new habit two weeks before you judge it.'],
      ['Can I take it every day?', 'Many people do. We suggest a pause of one week after every eight.'],
    ],
  },
  {
    number: 7,
    title: 'Ginger Ajwain Drops',
    slug: 'ginger-ajwain-drops',
    price: 199,
    gst: 5,
    net: [30, 'ml'],
    form: 'drops',
    desc: 'Ginger, ajwain and fennel for after a generous meal. A few drops are enough.',
    details:
      'Take 10 drops in two spoons of water after eating. Shake before use, since the plants settle. Contains no alcohol. The bottle fits a handbag and closes tightly.',
    story: 'The seeds that close an Indian meal, brought into a bottle so that they can come along to the restaurant.',
    per: '10 drops hold the extract of',
    herbs: {
      ginger: ['fresh rhizome', '300 mg', 'pressed and filtered.'],
      ajwain: ['seed', '150 mg', 'distilled, with its thyme-like warmth.'],
      fennel: ['seed', '100 mg', 'sweet, and softens both.'],
    },
    also: ['water'],
    points: ['Sweetened only by fennel.', 'Made for the table, the train and the office drawer.'],
    faqs: [
      ['Can I take the drops undiluted?', 'Better not. They are concentrated, and two spoons of water are enough.'],
      ['Are they sweet?', 'Slightly, from fennel alone.'],
      ['May I take them before a meal?', 'Yes. Some prefer five drops a quarter of an hour before eating.'],
    ],
  },
  {
    number: 8,
    title: 'Gentle Fibre Blend',
    slug: 'gentle-fibre-blend',
    price: 289,
    gst: 18,
    net: [200, 'g'],
    form: 'powder',
    desc: 'Psyllium husk with fennel and a little ginger. Clean fibre that stirs in without lumps.',
    details:
      'Stir one heaped teaspoon into a full glass of water and drink it at once. Follow with a second glass of water. A serving of 5 g gives about 3.8 g of dietary fibre. Always take it with plenty of liquid.',
    story:
      'Husk alone can be dull. Fennel makes it fragrant, ginger keeps it lively, and the grind is coarse enough to pour.',
    per: 'One serving of 5 g holds',
    herbs: {
      psyllium: ['seed husk', '4.4 g', '99 percent pure, from the fields of north Gujarat.'],
      fennel: ['seed', '500 mg', 'lightly roasted and crushed.'],
      ginger: ['rhizome', '100 mg', 'a hint, for warmth.'],
    },
    points: ['No sugar and no sweetener.', 'Resealable pouch with a measuring line.'],
    faqs: [
      ['Why drink it at once?', 'Psyllium swells within a minute or two. It is most pleasant while still thin.'],
      ['Can I mix it into curd?', 'Yes, and still have a glass of water with it.'],
      [
        'Is it free from gluten?',
        'Its ingredients are naturally free from gluten. It is packed on a line without cereals.',
      ],
    ],
  },
  {
    number: 9,
    title: 'Aloe Amla Concentrate',
    slug: 'aloe-amla-concentrate',
    price: 499,
    gst: 5,
    net: [100, 'ml'],
    form: 'drops',
    desc: 'Inner-leaf aloe and amla, concentrated ten times. One pipette turns a glass of water green and bright.',
    details:
      'Add 5 ml to a glass of cool water in the morning. Made from the inner leaf only, filtered to remove aloin. One bottle gives twenty glasses. Refrigerate after opening and use within 45 days.',
    story:
      'Juice is mostly water, and water is heavy to carry. We send the concentrate, and your own glass does the rest.',
    per: '5 ml are concentrated from',
    herbs: {
      aloe: ['inner leaf', '35 g', 'hand-filleted, from Rajasthan.'],
      amla: ['fresh fruit', '15 g', 'of the winter, cold-pressed.'],
    },
    points: ['A lighter parcel for the same number of glasses.', 'No added sugar or colour.'],
    faqs: [
      ['Why is it so small?', 'It is a concentrate. A bottle of 100 ml replaces a litre of juice.'],
      ['Is there sediment?', 'A little pulp may settle. Shake it, and it is gone.'],
      ['Can I take it during pregnancy?', 'Aloe is traditionally avoided then. Please ask your doctor.'],
    ],
  },
  {
    number: 10,
    title: 'After-Meal Hing Churan',
    slug: 'after-meal-hing-churan',
    price: 145,
    gst: 5,
    net: [80, 'g'],
    form: 'powder',
    desc: 'A sour, salty, fragrant pinch for the end of lunch. Amla, ginger and cumin with a breath of asafoetida.',
    details:
      'Take half a teaspoon after a meal and let it melt on the tongue. A serving weighs 1.5 g. Contains rock salt. Keep the tin dry.',
    story:
      'Churan is the only shelf of an Ayurvedic kitchen that children raid. Ours is tart rather than sweet, with salt from the rock and not from the sea.',
    per: 'One serving of 1.5 g holds',
    herbs: {
      amla: ['fruit', '600 mg', 'dried, for sourness.'],
      ginger: ['rhizome', '300 mg', 'dry, for warmth.'],
      cumin: ['seed', '270 mg', 'roasted dark and ground.'],
      asafoetida: ['resin', '20 mg', 'a little, roasted until it is mild.'],
    },
    also: [
      ['rock salt', '300 mg'],
      ['rice flour', '10 mg'],
    ],
    points: ['Ground in a stone mill.', 'A tin that opens with one thumb.'],
    faqs: [
      ['How much salt does it contain?', 'About 0.3 g of rock salt in each half teaspoon.'],
      ['Does the asafoetida contain wheat?', 'No. We use a rice-based compound, so no wheat is added.'],
      ['How long does a tin keep?', 'Twelve months unopened, four months once opened and kept dry.'],
    ],
  },
];
