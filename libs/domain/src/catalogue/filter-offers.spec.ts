import { filterOffers } from './filter-offers.ts';

const duo = { offer_title: 'Tulsi Duo', offer_name: 'Buy two' };
const hamper = { offer_title: 'Festive Hamper', offer_name: 'Tulsi and friends' };

describe('the offers page', () => {
  it('shows every offer without a search', () => {
    expect(filterOffers([duo, hamper], {})).toEqual([duo, hamper]);
    expect(filterOffers([duo, hamper], { search: '  ' })).toEqual([duo, hamper]);
  });

  it('searches titles, in any case', () => {
    expect(filterOffers([duo, hamper], { search: 'tulsi' })).toEqual([duo]);
    expect(filterOffers([duo, hamper], { search: 'nothing like it' })).toEqual([]);
  });
});
