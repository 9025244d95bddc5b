import type { ProductSeed } from './product-seed.ts';

export const womensWellness: ProductSeed[] = [
  {
    number: 24,
    title: 'Shatavari Capsules',
    slug: 'shatavari-capsules',
    price: 475,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    directions: [2, 'capsule'],
    desc: 'Shatavari root, honoured in Ayurveda for women of every age.',
    details:
      'Take one capsule twice a day with milk or water. Each capsule holds 500 mg of shatavari root, half extract and half powder. Grown in Madhya Pradesh and dug in the second winter. If you are pregnant or nursing, please ask your doctor first.',
    story:
      'Shatavari climbs like a feather and hides its riches below ground. The tubers are peeled by hand while fresh, because an hour later they no longer let go of their skin.',
    per: 'One capsule holds',
    herbs: {
      shatavari: ['root tuber', '500 mg', 'peeled, extract and powder together.'],
    },
    also: ['plant cellulose shell'],
    points: ['Single herb.', 'Supports everyday balance and vitality.'],
    faqs: [
      ['From what age is it suitable?', 'For adults. Younger women should ask their doctor.'],
      ['With milk or with water?', 'Milk is the tradition, and water works as well.'],
      ['How long should I take it?', 'Three months is a customary span. A pause afterwards does no harm.'],
    ],
  },
  {
    number: 25,
    title: 'Ashoka Shatavari Tonic',
    slug: 'ashoka-shatavari-tonic',
    price: 360,
    gst: 5,
    net: [100, 'ml'],
    form: 'drops',
    directions: [10, 'ml'],
    desc: 'Ashoka bark and shatavari in a mild tonic for your cycle.',
    details:
      'Take 5 ml in water twice a day after meals. Made without alcohol and with palm jaggery in place of sugar. One bottle lasts ten days. Not meant for use during pregnancy.',
    story:
      'Ashoka means without sorrow. The tree flowers in spring in clusters of orange, and its bark has long belonged to women’s formulas.',
    per: '5 ml hold the extract of',
    herbs: {
      ashoka: ['bark', '2 g', 'from cultivated trees.'],
      shatavari: ['root tuber', '1.5 g', 'dug in the second winter.'],
      liquorice: ['root', '300 mg', 'a little, for roundness.'],
    },
    also: [['palm jaggery', '1 g'], 'water'],
    points: ['Slightly sweet, slightly woody.', 'Each millilitre measured by the pipette.'],
    faqs: [
      ['Does it contain sugar?', 'It contains palm jaggery, about 1 g in each serving.'],
      ['Can I take it with the capsules?', 'Choose one of the two at a time, since both contain shatavari.'],
      ['Does it need the refrigerator?', 'After opening, yes.'],
    ],
  },
  {
    number: 26,
    title: 'Moringa Amla Granules',
    slug: 'moringa-amla-granules',
    price: 335,
    gst: 5,
    net: [150, 'g'],
    form: 'powder',
    directions: [5, 'g'],
    desc: 'Moringa for iron and amla for vitamin C, in granules. They dissolve in a glass of water.',
    details:
      'Stir 5 g into water or buttermilk once a day. Moringa is a natural source of iron, and amla of vitamin C. Lightly sweetened with date powder. One pouch lasts a month.',
    story: 'Two foods that belong on one plate: the leaf brings, and the fruit helps to carry.',
    per: 'One serving of 5 g holds',
    herbs: {
      moringa: ['leaf', '3 g', 'young, dried within six hours.'],
      amla: ['fruit', '1.5 g', 'dried and milled.'],
      date: ['fruit', '500 mg', 'for a light sweetness.'],
    },
    points: ['Dissolves without lumps.', 'Source of plant iron.'],
    faqs: [
      ['Does it replace my iron tablets?', 'No. It is food. Please follow your doctor.'],
      ['Tea together with it?', 'Better an hour apart. Tea does not care for iron.'],
      ['Is it sweet?', 'A little, from dates.'],
    ],
  },
  {
    number: 27,
    title: 'Saffron Almond Milk Mix',
    slug: 'saffron-almond-milk-mix',
    price: 590,
    gst: 5,
    net: [150, 'g'],
    form: 'powder',
    desc: 'Blanched almonds, saffron and cardamom. A cup of kesar badam without the soaking and peeling.',
    details:
      'Stir 10 g into a cup of hot or chilled milk. Real saffron threads are visible in the mix. Sweetened with palm jaggery. Contains nuts.',
    story:
      'Kesar badam is what Indian homes offer to those they wish to look after. We do the soaking, the peeling and the patience.',
    per: 'One cup of 10 g holds',
    herbs: {
      almond: ['kernel', '5 g', 'blanched and stone-ground.'],
      cardamom: ['fruit', '180 mg', 'green and fresh.'],
      saffron: ['stigma', '20 mg', 'whole threads from Pampore.'],
    },
    also: [['palm jaggery', '4.8 g']],
    points: ['Half of the tin is almond.', 'No starch, no milk solids, no colour.'],
    faqs: [
      ['Where does the yellow come from?', 'From saffron alone. Give it two minutes in warm milk.'],
      ['Is it suitable for people with nut allergy?', 'No. It is mostly almond.'],
      ['How many cups does a tin make?', 'Fifteen.'],
    ],
  },
  {
    number: 28,
    title: 'Calm Cycle Tea',
    slug: 'calm-cycle-tea',
    price: 260,
    gst: 5,
    net: [25, 'Tea Bags'],
    form: 'tea',
    desc: 'Rose, ginger and fennel for the slower days of the month. A warm cup to rest with.',
    details:
      'Pour boiling water over one bag and cover it for six minutes. Each bag weighs 2.5 g. Free from caffeine. Bags, thread and label are plastic-free.',
    story: 'Blended by the women of our packing room over an entire winter, until nobody asked for more ginger.',
    per: 'One bag of 2.5 g holds',
    herbs: {
      rose: ['petal', '1 g', 'whole enough to recognise.'],
      ginger: ['rhizome', '800 mg', 'dry.'],
      fennel: ['seed', '700 mg', 'sweet.'],
    },
    points: ['Soft, floral, warming.', 'Good at any time of the month.'],
    faqs: [
      ['How many cups a day?', 'Up to three.'],
      ['Does it contain tea leaf?', 'No. It is an infusion of herbs.'],
      ['Can I drink it cold?', 'Yes. Brew it strong and pour it over ice with lime.'],
    ],
  },
];
