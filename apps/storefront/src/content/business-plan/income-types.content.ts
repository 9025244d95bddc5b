import { INCOME_PLAN, type IncomeTypeId } from '@shop/domain/income-plan/income-plan';

/** The text stands below the title in the full-size view. */
const texts: Record<IncomeTypeId, { title: string; text: string }> = {
  'lifetime-discount': {
    title: 'Lifetime discount on MRP',
    text: 'A business owner buys below the printed price, the MRP, and keeps that right for a lifetime. How much below depends on the product.',
  },
  'start-up-bonus': {
    title: 'Start-up bonus',
    text: 'For those who are just starting.',
  },
  'repurchase-power-bonus': {
    title: 'Repurchase power bonus',
    text: 'People come back for what they liked. This bonus is on those repeated purchases.',
  },
  'team-build-bonus': {
    title: 'Team build bonus',
    text: 'For bringing a team together and helping its members to sell.',
  },
  'team-maintain-bonus': {
    title: 'Team maintain bonus',
    text: 'For keeping a team going. It comes with a fitness assured fund, which has a tile of its own.',
  },
  'fitness-assured-fund': {
    title: 'Fitness assured fund',
    text: 'Goes with the team maintain bonus, and is meant for staying fit.',
  },
  'accelerator-bonus': {
    title: 'Accelerator bonus',
    text: 'For teams that grow faster. It comes with a child education fund, which has a tile of its own.',
  },
  'child-education-fund': {
    title: 'Child education fund',
    text: 'Goes with the accelerator bonus, and is meant for the schooling of the children at home.',
  },
  'speed-bonus': {
    title: 'Speed bonus',
    text: 'For results that come fast.',
  },
  'lifestyle-bonus': {
    title: 'Lifestyle bonus',
    text: 'For steady results, to spend on everyday life.',
  },
  'royalty-club-bonus': {
    title: 'Royalty club bonus',
    text: 'For the members of the royalty club.',
  },
  sbr: {
    title: 'SBR',
    text: 'The plan uses these three letters. Our support team tells you who receives it.',
  },
};

/** The twelve tiles: percentages from the domain, words from here. */
export const incomeTypes = INCOME_PLAN.map(({ id, percent }) => ({
  id,
  percent,
  isUpperLimit: id === 'lifetime-discount',
  ...texts[id],
}));

export type IncomeTypeCard = (typeof incomeTypes)[number];
