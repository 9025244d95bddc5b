/**
 * The twelve income types of the business page, in the specification's order (sections 1 and 9). The lifetime discount's
 * percent are the maximum off the MRP.
 */
export const INCOME_PLAN = [
  { id: 'lifetime-discount', percent: 40 },
  { id: 'start-up-bonus', percent: 20 },
  { id: 'repurchase-power-bonus', percent: 5 },
  { id: 'team-build-bonus', percent: 20 },
  { id: 'team-maintain-bonus', percent: 5 },
  { id: 'fitness-assured-fund', percent: 5 },
  { id: 'accelerator-bonus', percent: 7 },
  { id: 'child-education-fund', percent: 3 },
  { id: 'speed-bonus', percent: 10 },
  { id: 'lifestyle-bonus', percent: 5 },
  { id: 'royalty-club-bonus', percent: 5 },
  { id: 'sbr', percent: 5 },
] as const;

export type IncomeTypeId = (typeof INCOME_PLAN)[number]['id'];
