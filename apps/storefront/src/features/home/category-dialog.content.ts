/** Content of the Baby and Beauty dialogs, by the category's first word. */
export const categoryPromotions = [
  {
    prefix: 'Baby',
    picture: 'baby.jpg',
    text: 'Oils and lotions without perfume, for the daily malish and after the bath.',
  },
  {
    prefix: 'Beauty',
    picture: 'beauty.jpg',
    text: 'Rose, aloe and sandalwood for everyday skin care.',
  },
] as const;
