import type { ProductSeed } from './product-seed.ts';

export const sugarBalance: ProductSeed[] = [
  {
    number: 15,
    title: 'Sugar Ease',
    slug: 'sugar-ease',
    price: 749,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    desc: 'Gurmar, fenugreek and bitter gourd for a less sweet life.',
    details:
      'Take one capsule before lunch and one before dinner. Each capsule holds 200 mg of gurmar leaf extract, 150 mg of fenugreek and 100 mg of bitter gourd. A food supplement for adults, not a replacement for medicine or advice. If you monitor your sugar, keep doing so and tell your doctor.',
    story:
      'Chew a leaf of gurmar, and for a while sugar tastes of nothing at all. Its Hindi name means just that. We built this formula around the leaf, for people who want less sweetness on their plate.',
    per: 'One capsule holds',
    herbs: {
      gymnema: ['leaf extract', '200 mg', 'standardised to gymnemic acids.'],
      fenugreek: ['seed', '150 mg', 'whole, milled.'],
      bitterGourd: ['green fruit', '100 mg', 'dried in slices.'],
    },
    also: ['plant cellulose shell'],
    points: [
      'Supports a balanced diet that is low in sugar.',
      'Best alongside a walk after meals.',
      'Thirty days in one jar.',
    ],
    faqs: [
      ['Does it replace my medicine?', 'No. Never change a prescription without your doctor.'],
      ['When should I take it?', 'A quarter of an hour before your two main meals.'],
      ['Is there sugar or starch in the capsule?', 'Neither. Only the three plants and a cellulose shell.'],
      ['Who should avoid it?', 'Children, and women who are pregnant or nursing.'],
    ],
  },
  {
    number: 16,
    title: 'Gurmar Leaf Drops',
    slug: 'gurmar-leaf-drops',
    price: 310,
    gst: 5,
    net: [30, 'ml'],
    form: 'drops',
    desc: 'The leaf that quietens sweet taste. Five drops on the tongue, and dessert tempts you less.',
    details:
      'Put 5 drops on the tongue and wait two minutes. The effect on taste lasts for about half an hour. Free from alcohol and sugar. Please use as directed and not more than three times a day.',
    story:
      'An experiment as much as a supplement: taste a grain of jaggery before and after. We have yet to see somebody who did not laugh.',
    per: '5 drops hold the extract of',
    herbs: {
      gymnema: ['fresh leaf', '500 mg', 'of the climbing gurmar, gathered in the Western Ghats.'],
    },
    also: ['water'],
    points: ['A small helper against the second sweet.', 'Bitter at first, then simply neutral.'],
    faqs: [
      [
        'Does it really change taste?',
        'For sweet things, yes, for about half an hour. Salt and sour remain as they are.',
      ],
      ['Can children try it?', 'We suggest adults only.'],
      ['Can I mix it in water?', 'On the tongue it does what it should. In water the taste effect is faint.'],
    ],
  },
  {
    number: 17,
    title: 'Fenugreek Seed Powder',
    slug: 'fenugreek-seed-powder',
    price: 189,
    gst: 5,
    net: [200, 'g'],
    form: 'powder',
    desc: 'Methi from Rajasthan, cleaned three times and milled cold. For the kitchen first, and for the morning glass.',
    details:
      'Soak 2.5 g, about one teaspoon, in a glass of water overnight. Drink it in the morning, or add the powder to dough and dal. Contains about 25 percent dietary fibre. Store in a dry place.',
    story: 'Good methi smells of maple and hay. Open the pouch and you will know why we waited for the new harvest.',
    per: 'One teaspoon of 2.5 g holds',
    herbs: {
      fenugreek: ['seed', '2.5 g', 'bold, from the Nagaur fields, stone-ground.'],
    },
    points: ['Single ingredient.', 'Source of plant protein and fibre.'],
    faqs: [
      ['Is it bitter?', 'Yes, pleasantly. Soaking overnight softens it.'],
      ['Can I use it for cooking?', 'Certainly. It is kitchen powder of a good grade.'],
      ['Is it the same as kasuri methi?', 'No. That is the dried leaf, and this is the seed.'],
    ],
  },
  {
    number: 18,
    title: 'Karela Jamun Amla Mix',
    slug: 'karela-jamun-amla-mix',
    price: 410,
    gst: 5,
    net: [150, 'g'],
    form: 'powder',
    desc: 'Bitter gourd, jamun seed and amla as an instant powder. All the character of the green juice without the juicer.',
    details:
      'Stir 3.5 g into a glass of water before breakfast. Made by drying the juice, not by adding flavour. No sugar, no sweetener and no salt. One tin gives about forty glasses.',
    story:
      'Bitter is one of the six tastes and the one that modern plates forget. This glass puts it back, with the violet of jamun to soften it.',
    per: 'One glass of 3.5 g holds',
    herbs: {
      bitterGourd: ['green fruit', '1.5 g', 'juice, dried.'],
      amla: ['fruit', '1.2 g', 'juice powder, bright and sour.'],
      jamun: ['seed', '800 mg', 'of the summer fruit.'],
    },
    points: ['Dissolves in cold water.', 'A bracing, grown-up taste.'],
    faqs: [
      ['How bitter is it?', 'Honestly bitter. Begin with half a spoon for a week.'],
      ['Can I sweeten it?', 'You may, though it defeats the idea. A squeeze of lime works better.'],
      [
        'Why is the colour uneven?',
        'Jamun seed is violet and gourd is green. Each harvest leans one way or the other.',
      ],
    ],
  },
];
