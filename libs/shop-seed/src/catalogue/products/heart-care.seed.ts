import type { ProductSeed } from './product-seed.ts';

export const heartCare: ProductSeed[] = [
  {
    number: 11,
    title: 'E-Kardio Booster',
    slug: 'ekardio-booster',
    price: 899,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    directions: [2, 'capsule'],
    desc: 'Arjuna bark, amla and guggul for daily heart care. Walk every day, eat simply, rest well.',
    details:
      'Take one capsule twice a day after meals. Each capsule holds 300 mg of arjuna bark extract, 150 mg of amla and 50 mg of purified guggul. A food supplement for adults, to go with a sensible diet and daily movement. If you take medicine for your heart, speak to your doctor first.',
    story:
      'Arjuna trees stand along our rivers with their feet in the water. Their smooth, pale bark has belonged to heart care in Ayurveda for as long as there are books about it.',
    per: 'One capsule holds',
    herbs: {
      arjuna: ['bark extract', '300 mg', 'taken from pruned branches, so that the tree goes on growing.'],
      amla: ['fruit', '150 mg', 'whole, rich in tannins.'],
      guggul: ['resin', '50 mg', 'purified, in a modest amount.'],
    },
    also: ['plant cellulose shell'],
    points: [
      'Thirty days in one jar.',
      'Each batch checked for heavy metals before it is filled.',
      'Supports heart wellness as part of an active life.',
    ],
    faqs: [
      [
        'May I take it with my prescribed medicine?',
        'Please ask your doctor before combining the two. This capsule does not replace any prescription.',
      ],
      [
        'Is the bark harvested with care?',
        'Yes. It comes from pruned branches of planted trees, never from felled ones.',
      ],
      [
        'How long should I take it?',
        'We suggest three months alongside a daily walk, then a conversation with your vaidya.',
      ],
      ['Is it suitable for vegetarians?', 'Yes. The shell is plant cellulose.'],
    ],
  },
  {
    number: 12,
    title: 'Arjuna Bark Tea',
    slug: 'arjuna-bark-tea',
    price: 320,
    gst: 5,
    net: [100, 'g'],
    form: 'tea',
    desc: 'Cut arjuna bark with cinnamon for a warm, russet cup. It tastes of wood and spice.',
    details:
      'Simmer 2.5 g in 200 ml of water for five minutes and strain. Milk may be added, as in the classical ksheerapaka. One tin makes about forty cups. Free from caffeine.',
    story: 'Bark gives its taste slowly. Put the pan on a small flame, read two pages, and pour.',
    per: '2.5 g for one cup hold',
    herbs: {
      arjuna: ['bark', '2.1 g', 'cut to five millimetres.'],
      cinnamon: ['bark', '400 mg', 'true cinnamon, broken by hand.'],
    },
    points: ['A good exchange for the second coffee.', 'Tin with an inner lid against moisture.'],
    faqs: [
      ['Can I brew it in a cup?', 'Bark needs heat. Five minutes on the stove are worth it.'],
      ['How does it taste?', 'Like mild cocoa husk with cinnamon. It is dry rather than bitter.'],
      ['Can I reuse the bark?', 'Once, on the same day, with a longer simmer.'],
    ],
  },
  {
    number: 13,
    title: 'Hridaya Calm Drops',
    slug: 'hridaya-calm-drops',
    price: 420,
    gst: 5,
    net: [30, 'ml'],
    form: 'drops',
    desc: 'Arjuna, brahmi and rose for a calm end to the day.',
    details:
      'Take 12 drops in warm water in the evening. The extract is made with glycerine from plants and holds no alcohol. Gently sweet, with a note of rose. Contents last about fifty evenings.',
    story:
      'The heart, the old books say, is also where we feel. Hridaya Calm is a small evening ritual more than anything else.',
    per: '12 drops hold the extract of',
    herbs: {
      arjuna: ['bark', '300 mg', 'extracted slowly.'],
      brahmi: ['fresh herb', '200 mg', 'from the wetlands of Bengal.'],
      rose: ['petal', '100 mg', 'of the damask rose.'],
    },
    also: ['plant glycerine', 'water'],
    points: ['For grown-ups, in the evening.', 'Goes well with ten quiet breaths.'],
    faqs: [
      ['Will it make me sleepy?', 'It is not a sleeping aid. People describe it as settling.'],
      ['Can I take it at work?', 'You can. There is nothing in it that dulls.'],
      ['Is it very sweet?', 'Mildly so, from plant glycerine.'],
    ],
  },
  {
    number: 14,
    title: 'Flax Moringa Omega Mix',
    slug: 'flax-moringa-omega-mix',
    price: 375,
    gst: 5,
    net: [200, 'g'],
    form: 'powder',
    directions: [1, 'tablespoon'],
    desc: 'Cold-milled flax with moringa leaf. A spoonful over curd, dal or porridge.',
    details:
      'Sprinkle one tablespoon over food each day. A serving of 10 g gives about 2.2 g of plant omega-3. Milled cold and packed the same day. Close the pouch and keep it in the refrigerator.',
    story:
      'Flax is generous only when it is freshly milled. We mill to order, flush the pouch with nitrogen, and print the day on the back.',
    per: 'One serving of 10 g holds',
    herbs: {
      flax: ['seed', '9.5 g', 'brown, cold-milled.'],
      moringa: ['leaf', '500 mg', 'shade-dried, from Tamil Nadu.'],
    },
    points: ['Nutty and mild, even children accept it.', 'Source of fibre and plant omega-3.'],
    faqs: [
      ['Can I cook with it?', 'Add it after cooking. Heat is not kind to flax.'],
      ['Is it salted?', 'No. Salt your dal as you always do.'],
      ['How long does it keep?', 'Six months sealed, six weeks opened and cold.'],
    ],
  },
];
