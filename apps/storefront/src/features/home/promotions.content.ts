/** The four promotional banners, in the specification's order; `slug` is the product page each leads to. */
export const promotions = [
  {
    slug: 's-46',
    binomial: 'Ocimum tenuiflorum',
    title: 'S-46 Sattva Greens',
    text: 'Tulsi, moringa, amla and three more herbs.',
  },
  {
    slug: 'life-elixir',
    binomial: 'Phyllanthus emblica',
    title: 'Life Elixir',
    text: 'Fresh amla with ashwagandha, shatavari and three spices.',
  },
  {
    slug: 'ekardio-booster',
    binomial: 'Terminalia arjuna',
    title: 'E-Kardio Booster',
    text: 'Arjuna bark with amla and guggul.',
  },
  {
    slug: 'sugar-ease',
    binomial: 'Gymnema sylvestre',
    title: 'Sugar Ease',
    text: 'Gurmar leaf with methi and karela.',
  },
] as const;
