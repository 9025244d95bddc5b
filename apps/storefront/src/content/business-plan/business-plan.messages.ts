/** Texts of the business page's parts (specification, sections 1 and 2). */
export const businessPlanMessages = {
  upTo: 'Up to',
  percent: (percent: number) => `${percent}%`,
  tiles: 'Twelve ways to earn',
  tilesHint: 'Choose one to read what it is, with an example in rupees.',
  notGuaranteed: 'Earnings are not guaranteed',
  notGuaranteedWhy:
    'What anyone earns depends on the products sold, on the team and on the company’s turnover. Most of it takes time, and some earn little or nothing.',
  payouts: 'Payouts are monthly and half-yearly, based on team performance and total company PV turnover.',
  payoutsTitle: 'When it is paid',
  partOf: (number: number, count: number) => `Income type ${number} of ${count}`,
  close: 'Close',
  next: (title: string) => `Next: ${title}`,
  exampleDiscount: (percent: number, mrp: string, price: string) =>
    `An example: with the full ${percent}%, a product with an MRP of ${mrp} costs ${price}.`,
  exampleBonus: (percent: number, turnover: string, bonus: string) =>
    `An example: where ${turnover} counts towards it, ${percent}% is ${bonus}.`,
};
