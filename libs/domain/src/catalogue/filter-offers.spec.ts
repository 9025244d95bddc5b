// spec-map: 2.6.1
import { filterOffers } from './filter-offers.ts';

const duo = { offer_title: 'Tulsi Duo', offer_name: 'Buy two' };
const hamper = { offer_title: 'Festive Hamper', offer_name: 'Tulsi and friends' };

it.each([
  [{}, [duo, hamper]],
  [{ search: '  ' }, [duo, hamper]],
  [{ search: 'tulsi' }, [duo]],
  [{ search: 'nothing like it' }, []],
])('the offers page searches titles, in any case: %j', (filter, found) => {
  expect(filterOffers([duo, hamper], filter)).toEqual(found);
});
