import type { ProductSeed } from './product-seed.ts';

export const everydayNutrition: ProductSeed[] = [
  {
    number: 43,
    title: 'Life Elixir',
    slug: 'life-elixir',
    price: 685,
    gst: 5,
    net: [500, 'g'],
    directions: [1, 'teaspoon'],
    desc: 'Avaleha of fresh amla, two roots and three spices. One spoon in the morning, for everybody at the table.',
    details:
      'Take one teaspoon a day, alone or with warm milk. Each kilogram is cooked from 1.5 kg of fresh amla. Sweetened with jaggery and honey. One tin lasts a family of two about seven weeks. Not for children below one year.',
    story:
      'Cooked in winter when amla is ripe, in open pans, stirred without a break until the spoon stands. We make it once a year and stop when the fruit is gone.',
    per: 'One teaspoon of 5 g is cooked from',
    herbs: {
      amla: ['fresh fruit', '7.5 g', 'of the season, the body of the elixir.'],
      ashwagandha: ['root', '100 mg', 'for steadiness.'],
      shatavari: ['root tuber', '100 mg', 'for nourishment.'],
      cardamom: ['fruit', '20 mg', 'green, for its scent.'],
      cinnamon: ['bark', '20 mg', 'for warmth.'],
      blackPepper: ['fruit', '10 mg', 'for an edge.'],
    },
    also: [
      ['jaggery', '1.7 g'],
      ['honey', '300 mg'],
    ],
    points: [
      'Sour, sweet, spicy: in this order.',
      'Harvest year printed on the lid.',
      'Supports everyday strength and resilience.',
    ],
    faqs: [
      ['How is it taken?', 'From the spoon. Warm milk afterwards is the tradition.'],
      ['Is it very sweet?', 'Less than usual. Jaggery is about a third of it.'],
      ['Can children have it?', 'Half a spoon from three years on.'],
      ['Does it need the refrigerator?', 'No. A dry spoon is all that it asks for.'],
    ],
  },
  {
    number: 44,
    title: 'Kashmir Saffron Threads',
    slug: 'kashmir-saffron-threads',
    price: 749,
    gst: 5,
    net: [2.5, 'g'],
    desc: 'All-red saffron threads from Pampore, picked by hand. From the two weeks of autumn in which saffron flowers.',
    details:
      'Steep 8 to 10 threads in warm milk for ten minutes. A tin of 2.5 g holds the threads of about 375 flowers. Dark red, without the yellow style. Keep it closed, dry and out of the light.',
    story:
      'The flowers open at night, are picked at dawn and plucked before noon. There is no machine for it, and we hope that there never will be.',
    per: 'The tin holds',
    herbs: {
      saffron: ['stigma', '2.5 g', 'all-red mongra grade, without the style.'],
    },
    points: ['Lot number leads to the grower’s village.', 'Nothing added, nothing dyed.'],
    faqs: [
      [
        'How do I know that it is real?',
        'Drop a thread in cold water. Real saffron colours slowly and stays red itself.',
      ],
      ['How long does the tin last?', 'At ten threads a cup, for about a hundred cups.'],
      ['How long does it keep?', 'Two years, closed and dark. The aroma is finest in the first.'],
    ],
  },
  {
    number: 45,
    title: 'Brahmi Focus Capsules',
    slug: 'brahmi-focus-capsules',
    price: 430,
    gst: 5,
    net: [60, 'Capsules'],
    form: 'capsules',
    desc: 'Brahmi and shankhpushpi for long hours of study and work.',
    details:
      'Take one capsule in the morning with food. Each capsule holds 250 mg of brahmi extract and 150 mg of shankhpushpi. Supports calm attention. One jar lasts two months.',
    story:
      'Brahmi creeps over wet ground and flowers in small white stars. Students have nibbled its leaves since there have been students.',
    per: 'One capsule holds',
    herbs: {
      brahmi: ['herb extract', '250 mg', 'of the whole herb, standardised to bacosides.'],
      shankhpushpi: ['whole plant', '150 mg', 'gathered with the blue flower.'],
    },
    also: ['plant cellulose shell'],
    points: ['No caffeine, nothing that agitates.', 'For adults and for students from sixteen on.'],
    faqs: [
      ['Does it work at once?', 'No. Brahmi is a matter of weeks, not minutes.'],
      ['Why with food?', 'On an empty stomach it does not agree with everybody.'],
      ['Coffee together with it?', 'There is nothing against your usual cup.'],
    ],
  },
  {
    number: 46,
    title: 'S-46 Sattva Greens',
    slug: 's-46',
    price: 1250,
    gst: 18,
    net: [90, 'Capsules'],
    form: 'capsules',
    directions: [3, 'capsule'],
    desc: 'Tulsi, moringa, amla and three more herbs. The formula that we take ourselves.',
    details:
      'Take three capsules a day with breakfast. Three capsules hold 1.5 g of leaf, fruit and root from six plants. Every plant is named with its part and its weight. One jar lasts thirty days. A food supplement for adults, not a substitute for a varied diet.',
    story:
      'S stands for sattva, clarity, and 46 for the sheet on which the recipe was first pinned. We changed it forty-five times; then everybody in the room went quiet and asked for the jar.',
    per: 'Three capsules hold',
    herbs: {
      tulsi: ['leaf', '350 mg'],
      moringa: ['leaf', '350 mg'],
      amla: ['fruit', '300 mg'],
      ashwagandha: ['root', '200 mg'],
      giloy: ['stem', '200 mg'],
      turmeric: ['rhizome', '100 mg'],
    },
    also: ['plant cellulose shell'],
    points: [
      'Weights of three capsules, adding up to 1.5 g.',
      'No secret blend. Every herb and amount is on the label.',
      'Supports everyday energy and balance.',
    ],
    faqs: [
      ['What does S-46 mean?', 'S for sattva, 46 for its sheet in our herbarium.'],
      [
        'Can I take your other capsules beside it?',
        'Yes, though single herbs that it already contains are then enough in a smaller amount.',
      ],
      ['All three capsules at once?', 'With breakfast is simplest. One with each meal is just as good.'],
      ['Is it vegan?', 'Yes, shell included.'],
    ],
  },
];
