import type { ProductSeed } from './product-seed.ts';

export const babyCare: ProductSeed[] = [
  {
    number: 39,
    title: 'Baby Almond Massage Oil',
    slug: 'baby-almond-massage-oil',
    price: 330,
    gst: 18,
    net: [200, 'ml'],
    form: 'oil',
    desc: 'Sweet almond and coconut oil for the daily malish. Unscented, because a baby’s own scent is better.',
    details:
      'Warm a little oil in your palms and massage before the bath. Try it on a small patch of skin first. No perfume, no mineral oil and no colour. For external use only, from one month on.',
    story: 'Ten minutes of unhurried hands are the whole idea. The oil only helps them to glide.',
    per: '100 ml hold',
    herbs: {
      almond: ['kernel oil', '70 ml', 'cold-pressed sweet almond.'],
      coconut: ['kernel oil', '30 ml', 'virgin, light and quick to absorb.'],
    },
    points: ['Two oils, nothing else.', 'Pump for one-handed use.'],
    faqs: [
      ['From what age is it suitable?', 'From one month on. For a premature baby please ask your doctor.'],
      [
        'What if there is nut allergy in the family?',
        'Then please choose an oil without almond and speak to your doctor.',
      ],
      ['Before or after the bath?', 'Before, in most homes. In dry winters a little afterwards as well.'],
    ],
  },
  {
    number: 40,
    title: 'Baby Aloe Milk Lotion',
    slug: 'baby-aloe-milk-lotion',
    price: 310,
    gst: 18,
    net: [200, 'ml'],
    form: 'skin',
    desc: 'A light lotion of aloe and almond milk that keeps small arms soft.',
    details:
      'Smooth over clean, dry skin after the bath. The pH is 5.5, close to the skin’s own. Free from perfume, parabens and mineral oil. For external use only.',
    story: 'Babies do not hold still for rich creams. This one is gone in ten seconds.',
    per: '100 ml hold',
    herbs: {
      aloe: ['inner leaf gel', '60 ml', 'in place of water.'],
      almond: ['kernel milk', '25 ml', 'of blanched almonds.'],
    },
    also: ['plant glycerine', 'plant emulsifier'],
    points: ['Unscented.', 'Good for grown-up hands, too.'],
    faqs: [
      ['Can I use it on the face?', 'Yes, away from eyes and mouth.'],
      ['Is it sticky?', 'No. It absorbs while you look for the vest.'],
      ['How long does it keep after opening?', 'Six months.'],
    ],
  },
  {
    number: 41,
    title: 'Baby Calendula Nappy Cream',
    slug: 'baby-calendula-nappy-cream',
    price: 245,
    gst: 5,
    net: [50, 'g'],
    form: 'skin',
    desc: 'Plain barrier cream with aloe, calendula and zinc. A thin, even layer for every change.',
    details:
      'Clean and dry the skin, then spread a thin layer. Contains 12.5 percent zinc oxide. No perfume and no colour. See your doctor if redness stays longer than three days.',
    story: 'It stays where you put it, which is all that one asks of a nappy cream at three in the morning.',
    per: '100 g hold',
    herbs: {
      calendula: ['flower oil', '25 g', 'flowers steeped in oil.'],
      aloe: ['inner leaf gel', '30 g', 'of the fresh leaf.'],
      kokum: ['seed butter', '32.5 g', 'for a firm texture.'],
    },
    also: [['zinc oxide', '12.5 g']],
    points: ['Spreads thin, wipes off with oil.', 'Opens with one hand.'],
    faqs: [
      ['At every change?', 'A thin layer is enough, above all for the night.'],
      ['With cloth nappies?', 'Use a liner. Zinc leaves a white trace on cloth.'],
      ['Does it contain beeswax?', 'No. Kokum butter does that work.'],
    ],
  },
  {
    number: 42,
    title: 'Baby Ubtan Bath Powder',
    slug: 'baby-ubtan-bath-powder',
    price: 195,
    gst: 18,
    net: [150, 'g'],
    form: 'skin',
    desc: 'Green gram, almond and rose, sieved as fine as talc. A bath without soap.',
    details:
      'Mix a spoon of powder with milk or water to a thin paste. Smooth it on, never rub, and rinse well. Sieved through silk to below 0.1 mm. For external use only, from six months on.',
    story: 'Our grandmothers bathed babies with flour and milk. We sieve it finer than they could.',
    per: '100 g hold',
    herbs: {
      greenGram: ['seed flour', '60 g', 'of skinned gram.'],
      almond: ['kernel', '30 g', 'blanched and finely ground.'],
      rose: ['petal', '10 g', 'powdered.'],
    },
    points: ['No soap, no foam, no tears.', 'Dry powder, hence no preservative.'],
    faqs: [
      ['Does it contain turmeric?', 'No, so it colours neither the baby nor the towel.'],
      ['Can I use it daily?', 'Three times a week are plenty.'],
      ['Is it suitable with nut allergy?', 'No. It contains almond.'],
    ],
  },
];
