import type { ProductSeed } from './product-seed.ts';

export const mensVitality: ProductSeed[] = [
  {
    number: 29,
    title: 'Ashwagandha Root Capsules',
    slug: 'ashwagandha-root-capsules',
    price: 525,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    directions: [2, 'capsule'],
    desc: 'Root only, never leaf. Ashwagandha from the dry fields of Neemuch, for strength that does not hurry.',
    details:
      'Take one capsule twice a day with milk or water. Each capsule holds 300 mg of root extract with 5 percent withanolides. Supports stamina, rest and recovery. Not meant for use during pregnancy or with sedatives.',
    story:
      'Its name speaks of the horse, for the smell of the fresh root and, some say, for the strength. We buy whole roots, so that we can see what we mill.',
    per: 'One capsule holds',
    herbs: {
      ashwagandha: ['root extract', '300 mg', 'of whole roots, washed, cut and dried in the sun.'],
    },
    also: ['plant cellulose shell'],
    points: ['Root declared, leaf excluded by test.', 'Thirty days in one jar.'],
    faqs: [
      ['Is it only for men?', 'No. It stands on this shelf by tradition. Women take it as well.'],
      ['Morning or evening?', 'Either. Those who train take it in the morning, light sleepers at night.'],
      ['What are withanolides?', 'The natural compounds by which the strength of the root is measured.'],
      ['Can I take it for long?', 'We suggest three months, then a month’s pause.'],
    ],
  },
  {
    number: 30,
    title: 'Gokshura Stamina Drops',
    slug: 'gokshura-stamina-drops',
    price: 445,
    gst: 5,
    net: [30, 'ml'],
    form: 'drops',
    desc: 'Ashwagandha and gokshura for people who train early. A dark, earthy drop.',
    details:
      'Take 15 drops in water half an hour before exercise. Free from caffeine, sugar and alcohol. One bottle lasts a good month.',
    story: 'No stimulant, no rush, no crash: two plants of dry ground that know about endurance.',
    per: '15 drops hold the extract of',
    herbs: {
      gokshura: ['fruit', '400 mg', 'spiny, of a creeper of dry fields.'],
      ashwagandha: ['root', '300 mg', 'extracted in plant glycerine.'],
    },
    also: ['plant glycerine', 'water'],
    points: ['Supports stamina in training.', 'Earthy and a little sweet.'],
    faqs: [
      ['Does it contain caffeine?', 'No.'],
      ['Can I add it to my shaker?', 'Yes, it mixes with any drink.'],
      ['On rest days as well?', 'If you like. Regularity helps.'],
    ],
  },
  {
    number: 31,
    title: 'Musli Almond Strength Mix',
    slug: 'musli-almond-strength-mix',
    price: 799,
    gst: 18,
    net: [250, 'g'],
    form: 'powder',
    desc: 'Safed musli, almond and ashwagandha for the glass after the gym.',
    details:
      'Stir 15 g into 200 ml of milk. A serving gives 2.5 g of protein before the milk is counted. Sweetened with dates. Contains nuts.',
    story:
      'Before there were protein shakes there was musli pak. This is its lighter grandson: no ghee, no white sugar, the same good plants.',
    per: 'One serving of 15 g holds',
    herbs: {
      safedMusli: ['root tuber', '1 g', 'peeled and dried.'],
      almond: ['kernel', '7 g', 'stone-ground with the skin.'],
      date: ['fruit', '6.5 g', 'dried and milled, the only sweetness.'],
      ashwagandha: ['root', '500 mg', 'powdered.'],
    },
    points: ['Tastes of marzipan and malt.', 'No whey, no soya, no sweetener.'],
    faqs: [
      ['Can I mix it with water?', 'You can. Milk or oat drink tastes better.'],
      ['How much sugar does it contain?', 'About 5 g in a serving, all from dates.'],
      ['Is it vegan?', 'The mix is. The glass is up to you.'],
    ],
  },
  {
    number: 32,
    title: 'Sandalwood Beard Oil',
    slug: 'sandalwood-beard-oil',
    price: 399,
    gst: 18,
    net: [30, 'ml'],
    form: 'oil',
    desc: 'Sweet almond oil with sandalwood and vetiver. Softens the beard and smells of the first rain.',
    details:
      'Work 4 drops through a damp beard and comb it. The scent comes from sandalwood and vetiver oils alone. Light enough for the face below. For external use only.',
    story: 'Mitti, wood and nothing else. A scent that stays within an arm’s length.',
    per: '30 ml hold',
    herbs: {
      sandalwood: ['heartwood oil', '1.2 ml', 'from licensed plantations.'],
      almond: ['kernel oil', '28 ml', 'sweet almond, the base.'],
      vetiver: ['root oil', '0.8 ml', 'green and smoky.'],
    },
    points: ['Absorbs within two minutes.', 'No mineral oil, no silicone.'],
    faqs: [
      ['Does it suit a short beard?', 'Yes. Two drops are enough for stubble.'],
      ['Is the scent strong?', 'It is close to the skin and gone by evening.'],
      ['Will it make my beard grow?', 'It softens and conditions. It does not make promises about growth.'],
    ],
  },
];
