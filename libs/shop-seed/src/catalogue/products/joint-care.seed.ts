import type { ProductSeed } from './product-seed.ts';

export const jointCare: ProductSeed[] = [
  {
    number: 19,
    title: 'Shallaki Joint Capsules',
    slug: 'shallaki-joint-capsules',
    price: 649,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    directions: [2, 'capsule'],
    desc: 'Indian frankincense and turmeric for knees that walk a lot.',
    details:
      'Take one capsule twice a day after meals. Each capsule holds 300 mg of shallaki resin extract, 150 mg of turmeric and 50 mg of ginger. Supports joint comfort and ease of movement. Allow six to eight weeks of steady use.',
    story:
      'The resin weeps from the tree in pale tears and hardens in the sun of Madhya Pradesh. Pilgrims burn it; we clean it, extract it, and pair it with turmeric.',
    per: 'One capsule holds',
    herbs: {
      boswellia: ['resin extract', '300 mg', 'standardised to boswellic acids.'],
      turmeric: ['rhizome extract', '150 mg', 'with 95 percent curcuminoids.'],
      ginger: ['rhizome', '50 mg', 'a little, for warmth.'],
    },
    also: ['plant cellulose shell'],
    points: ['For active people of every age.', 'Resin from tapped, living trees.'],
    faqs: [
      [
        'How soon can I expect to feel a difference?',
        'Herbs are patient. Give them six to eight weeks and keep moving.',
      ],
      ['Can I take it on an empty stomach?', 'After meals is kinder.'],
      ['May I use it with the massage oil?', 'Yes, the two go well together.'],
    ],
  },
  {
    number: 20,
    title: 'Warming Massage Oil',
    slug: 'warming-massage-oil',
    price: 385,
    gst: 5,
    net: [100, 'ml'],
    form: 'oil',
    desc: 'Sesame oil cooked slowly with ginger, shallaki and nirgundi. For tired shoulders, backs and knees.',
    details:
      'Warm a little oil between the palms and massage for ten minutes. Leave it on for half an hour, then bathe in warm water. Made in the classical way, cooked over 2.5 days on a low flame. For external use only.',
    story:
      'Taila is oil that has listened to herbs for a long time. Two and a half days on the flame, until a drop in the fire no longer crackles.',
    per: '100 ml are cooked from',
    herbs: {
      ginger: ['fresh rhizome', '20 g', 'for a slow warmth.'],
      boswellia: ['resin', '5 g', 'stirred in at the end.'],
      nirgundi: ['leaf', '10 g', 'the old companion of massage.'],
      sesame: ['seed oil', '100 ml', 'cold-pressed, the base.'],
    },
    points: ['Pump with a lock for travel.', 'Scent of resin and warm earth, no perfume.'],
    faqs: [
      ['Does it stain?', 'Any sesame oil can. Use an old towel and let the oil sink in.'],
      ['Does it burn the skin?', 'No. The warmth is mild. Test it on the forearm first.'],
      ['How often may I use it?', 'Daily if you like. Two or three evenings a week are already a fine habit.'],
    ],
  },
  {
    number: 21,
    title: 'Turmeric Pepper Capsules',
    slug: 'turmeric-pepper-capsules',
    price: 545,
    gst: 5,
    net: [90, 'Capsules'],
    form: 'capsules',
    directions: [1, 'capsule'],
    desc: 'Curcumin-rich turmeric with a grain of black pepper. The kitchen’s favourite pair, measured.',
    details:
      'Take one capsule a day with a meal that contains a little fat. Each capsule holds 450 mg of turmeric extract and 2.5 mg of pepper extract. One jar lasts three months. Please ask your doctor if you take blood-thinning medicine.',
    story:
      'Cooks have always known that turmeric wants pepper and fat. We kept the pair and left the ghee to your lunch.',
    per: 'One capsule holds',
    herbs: {
      turmeric: ['rhizome extract', '450 mg', 'from Erode.'],
      blackPepper: ['fruit extract', '2.5 mg', 'Malabar corns, standardised to piperine.'],
    },
    also: ['plant cellulose shell'],
    points: ['Ninety days in one jar.', 'Supports comfort after exercise.'],
    faqs: [
      ['Why pepper?', 'Turmeric and pepper are traditional partners, at table as in Ayurveda.'],
      ['Is it the same as kitchen turmeric?', 'It comes from the same plant, concentrated.'],
      ['Can I take it in summer?', 'Yes. If you feel warm, take it with curd.'],
    ],
  },
  {
    number: 22,
    title: 'Ginger Comfort Balm',
    slug: 'ginger-comfort-balm',
    price: 165,
    gst: 5,
    net: [50, 'g'],
    form: 'skin',
    desc: 'Ginger, shallaki and mint for tired feet. A firm balm for the end of a long day.',
    details:
      'Rub a little into shoulders, calves or feet. It warms first and cools after. Keep away from the eyes and from broken skin. For external use by adults only.',
    story: 'Beeswax, kokum butter and three strong plants in a tin that survives any handbag.',
    per: '100 g hold',
    herbs: {
      ginger: ['rhizome extract', '6 g', 'of the dry rhizome.'],
      boswellia: ['resin', '4 g', 'for its depth.'],
      mint: ['leaf menthol', '4 g', 'natural crystals.'],
      kokum: ['seed butter', '46 g', 'melts at skin warmth.'],
    },
    also: [['beeswax', '40 g']],
    points: ['Sinks in without grease.', 'Flat tin of 50 g, good for travel.'],
    faqs: [
      ['Is it vegan?', 'It contains beeswax, so it is vegetarian but not vegan.'],
      ['Can I use it on my forehead?', 'It is made for the body. Near the eyes mint is too strong.'],
      ['Does it smell strongly?', 'Of ginger and mint for a quarter of an hour, then barely.'],
    ],
  },
  {
    number: 23,
    title: 'Aloe Mint Cooling Gel',
    slug: 'aloe-mint-cooling-gel',
    price: 240,
    gst: 18,
    net: [75, 'g'],
    form: 'skin',
    desc: 'Aloe and mint gel that cools after sport or a long day.',
    details:
      'Apply a thin layer and let it dry. No massage is needed. The gel holds 70 percent aloe inner leaf. For external use only.',
    story: 'Where balm warms, gel cools. Keep the tube in the refrigerator door and use it straight from there.',
    per: '100 g hold',
    herbs: {
      aloe: ['inner leaf gel', '70 g', 'the base, instead of water.'],
      mint: ['leaf oil', '1 g', 'for the cool.'],
      boswellia: ['resin extract', '2 g', 'for its depth.'],
    },
    also: ['water', 'plant gum'],
    points: ['Dries in a minute, leaves no film.', 'No colour, no perfume.'],
    faqs: [
      ['Can I wear clothes over it?', 'After a minute, yes. It does not stain.'],
      ['Gel or balm?', 'Gel after exertion, balm for a cold evening. Many keep both.'],
      ['Is it suitable for sensitive skin?', 'Test it on the inner arm first, as with anything that contains mint.'],
    ],
  },
];
