// spec-map: 3.2.1, 3.2.2, 3.2.3, 3.2.4, 7.1.8, 7.1.9, 7.1.10, 7.1.11
import { providerStates as given } from '@shop/mock-api/provider-states';
import { testList } from '../../testing/pact-failures.ts';
import { anyText, filledText, wholeNumber } from '../../testing/pact-matchers.ts';
import { downloadsApi } from './downloads.api.ts';

const { endpoints } = downloadsApi;

const thumbnail = anyText('/custom/images/thumbnails/leaf.jpg');

testList(endpoints, 'listAcademyCategories', 'the sources of academy files', given.academyFilled, {
  id: wholeNumber(1),
  name: filledText('Know Your Plants'),
});

testList(endpoints, 'listAcademyFiles', 'the academy files', given.academyFilled, {
  academy_type: wholeNumber(1),
  title: filledText('Three Plants of the Courtyard'),
  thumbnail,
  link: anyText('https://www.youtube.com/watch?v=example-001'),
});

testList(endpoints, 'listResourceCategories', 'the resource categories', given.resourcesFilled, {
  id: wholeNumber(1),
  name: filledText('Product Guides'),
});

testList(endpoints, 'listResourceFiles', 'the resource files', given.resourcesFilled, {
  resource_type: wholeNumber(1),
  title: filledText('Product Catalogue'),
  thumbnail,
  link: anyText('/custom/files/product-catalogue.pdf'),
});
