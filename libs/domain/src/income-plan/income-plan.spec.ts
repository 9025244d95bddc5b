import { INCOME_PLAN } from './income-plan.ts';

describe('the income plan', () => {
  it('has the specification’s twelve income types and percentages', () => {
    expect(INCOME_PLAN.map(({ id, percent }) => `${percent} ${id}`)).toEqual([
      '40 lifetime-discount',
      '20 start-up-bonus',
      '5 repurchase-power-bonus',
      '20 team-build-bonus',
      '5 team-maintain-bonus',
      '5 fitness-assured-fund',
      '7 accelerator-bonus',
      '3 child-education-fund',
      '10 speed-bonus',
      '5 lifestyle-bonus',
      '5 royalty-club-bonus',
      '5 sbr',
    ]);
  });
});
