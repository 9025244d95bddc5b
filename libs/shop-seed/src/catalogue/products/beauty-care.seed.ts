import type { ProductSeed } from './product-seed.ts';

export const beautyCare: ProductSeed[] = [
  {
    number: 33,
    title: 'Saffron Night Serum',
    slug: 'saffron-night-serum',
    price: 1150,
    gst: 18,
    net: [30, 'ml'],
    form: 'skin',
    desc: 'Saffron, sandalwood and lotus in a light sesame-free oil. Three drops before sleep for skin that looks rested.',
    details:
      'Press 3 drops into clean, damp skin at night. Each bottle holds the threads of about 60 saffron flowers. Leaves a soft glow and no heaviness. For external use only.',
    story:
      'In the spirit of kumkumadi, the saffron oil of the old courts, made lighter for a warm country and a cotton pillow.',
    per: '30 ml are made with',
    herbs: {
      saffron: ['stigma', '400 mg', 'threads steeped for three weeks.'],
      sandalwood: ['heartwood oil', '0.3 ml', 'from licensed plantations.'],
      lotus: ['petal', '1 g', 'for a clean and watery note.'],
      almond: ['kernel oil', '29 ml', 'sweet almond, the base.'],
    },
    points: ['Golden by nature, not by dye.', 'Absorbs within five minutes.'],
    faqs: [
      ['Does it suit oily skin?', 'Use two drops, on damp skin. It is lighter than it looks.'],
      ['Will it colour my pillow?', 'Not once it has been absorbed. Five minutes are enough.'],
      ['May I use it in the morning?', 'It is a night oil. By day put sun protection over it.'],
    ],
  },
  {
    number: 34,
    title: 'Rose Petal Toner',
    slug: 'rose-petal-toner',
    price: 295,
    gst: 18,
    net: [100, 'ml'],
    form: 'skin',
    desc: 'Steam-distilled damask rose and nothing else. The oldest face mist in India.',
    details:
      'Mist over a clean face, morning and evening. Distilled once from fresh petals within four hours of picking. No alcohol, no perfume, no preservative but cleanliness. Refrigerate in summer for a cool mist.',
    story:
      'Roses are picked before the sun is up, while the oil is still in the petal. By eight the copper stills are running.',
    per: '100 ml are distilled from',
    herbs: {
      rose: ['flower', '100 g', 'whole, from the fields near Kannauj.'],
    },
    points: ['One ingredient.', 'Fine pump, no drip.'],
    faqs: [
      ['Can I use it in food?', 'It is packed as a cosmetic. Please keep it for the skin.'],
      [
        'Why does it smell greener than attar?',
        'Because it is water of the flower and not oil. It smells like the living rose.',
      ],
      ['Can I use it on hair?', 'Yes. It calms frizz on a dry day.'],
    ],
  },
  {
    number: 35,
    title: 'Neem Tulsi Face Wash',
    slug: 'neem-tulsi-face-wash',
    price: 220,
    gst: 18,
    net: [100, 'ml'],
    form: 'skin',
    desc: 'A clear, mild wash for skin that lives with traffic and humidity.',
    details:
      'Lather a little with water, massage for half a minute and rinse. The cleanser comes from coconut and sugar, and its pH is 5.5. Leaves the skin clean and not tight. Suitable for daily use.',
    story: 'City skin needs cleaning twice a day, and punishment never. Hence a wash that foams modestly.',
    per: '100 ml hold',
    herbs: {
      neem: ['leaf extract', '2 g', 'of shade-dried leaves.'],
      tulsi: ['leaf water', '45 ml', 'in place of half the water.'],
    },
    also: ['water', 'cleanser of coconut and sugar'],
    points: ['No sulphates, no microbeads.', 'Tube made of recycled plastic.'],
    faqs: [
      ['Is it only for oily skin?', 'For normal to oily skin. Dry skin may find once a day enough.'],
      ['Does it remove make-up?', 'Light make-up, yes. Heavier needs an oil first.'],
      ['Does it smell of neem?', 'Hardly. Tulsi is stronger.'],
    ],
  },
  {
    number: 36,
    title: 'Brahmi Amla Hair Oil',
    slug: 'brahmi-amla-hair-oil',
    price: 365,
    gst: 18,
    net: [200, 'ml'],
    form: 'oil',
    desc: 'Coconut oil cooked with brahmi, amla and bhringraj. Sunday champi for the entire family.',
    details:
      'Massage into the scalp, leave it for an hour or overnight, then wash. Cooked with fresh herbs, not scented with extracts. Solid below 24 °C, as pure coconut oil is. For external use only.',
    story:
      'Somebody sits on the floor, somebody on the chair behind, and for half an hour nobody looks at a screen. The oil is our part of it.',
    per: '200 ml are cooked from',
    herbs: {
      brahmi: ['fresh herb', '20 g', 'cooked in the oil.'],
      amla: ['fruit pulp', '16 g', 'of the winter fruit.'],
      bhringraj: ['whole plant', '10 g', 'for depth of colour.'],
      coconut: ['kernel oil', '200 ml', 'cold-pressed, the base.'],
    },
    points: ['Leaves hair soft and easy to comb.', 'No mineral oil and no artificial green.'],
    faqs: [
      ['Why has it become solid?', 'Coconut oil sets when it is cool. Stand the bottle in warm water.'],
      ['Is one wash enough?', 'With a mild shampoo, usually. Take less oil next time if not.'],
      ['Can children use it?', 'Yes, from three years on.'],
    ],
  },
  {
    number: 37,
    title: 'Sandalwood Rose Ubtan',
    slug: 'sandalwood-rose-ubtan',
    price: 280,
    gst: 18,
    net: [100, 'g'],
    form: 'skin',
    desc: 'The festive scrub of flour, sandalwood, turmeric and rose. For ordinary days too.',
    details:
      'Mix two teaspoons with curd or rose water to a paste. Spread it on the skin, let it half dry and rub it off with wet hands. One tin is enough for twelve faces or three brides. For external use only.',
    story:
      'Before every wedding there is a morning of yellow hands and laughter. We packed the paste; please supply the laughter.',
    per: '100 g hold',
    herbs: {
      sandalwood: ['heartwood', '15 g', 'a fine powder.'],
      turmeric: ['rhizome', '5 g', 'a wild, mild kind that does not colour much.'],
      rose: ['petal', '20 g', 'dried.'],
      greenGram: ['seed flour', '60 g', 'the gentle base.'],
    },
    points: ['Dry powder, hence no preservative.', 'Polishes softly without plastic beads.'],
    faqs: [
      ['Will it leave me yellow?', 'A faint glow that goes with the next wash.'],
      ['How often?', 'Once or twice a week.'],
      ['With what should dry skin mix it?', 'With cream or almond oil.'],
    ],
  },
  {
    number: 38,
    title: 'Aloe Lotus Day Gel',
    slug: 'aloe-lotus-day-gel',
    price: 340,
    gst: 18,
    net: [75, 'g'],
    form: 'skin',
    desc: 'A weightless gel of inner-leaf aloe and lotus for hot months. With a trace of sandalwood.',
    details:
      'Smooth a pea-sized amount over face and neck. The gel holds 80 percent aloe inner leaf. Absorbs at once and sits well below sun protection. Suitable for all skin types.',
    story: 'From March to October nobody in Kanpur wants a cream. This is what we use instead.',
    per: '100 g hold',
    herbs: {
      aloe: ['inner leaf gel', '80 g', 'fresh.'],
      lotus: ['flower extract', '3 g', 'for a clean and watery note.'],
      sandalwood: ['heartwood oil', '0.1 g', 'a trace, for calm.'],
    },
    also: ['water', 'plant gum'],
    points: ['Clear, no white film.', 'No silicone, no mineral oil.'],
    faqs: [
      ['Does it contain sun protection?', 'No. Put your sunscreen over it.'],
      ['Is it moist enough for winter?', 'In the north add a drop of oil to it from November on.'],
      ['Can men use it?', 'Naturally. It is pleasant after shaving.'],
    ],
  },
];
