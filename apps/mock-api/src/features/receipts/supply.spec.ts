import { defaultCompany } from '@shop/domain/company/default-company';
import { supplyTo } from './invoice-tax.ts';

it.each([
  ['Uttar Pradesh', 'intra-state'],
  ['UTTAR PRADESH', 'intra-state'],
  [' uttar  pradesh ', 'intra-state'],
  ['Madhya Pradesh', 'inter-state'],
  ['Pradesh', 'inter-state'],
  ['', 'inter-state'],
])('a delivery to %j by the default company is %s', (state, supply) => {
  expect(supplyTo(state, defaultCompany.state)).toBe(supply);
});
