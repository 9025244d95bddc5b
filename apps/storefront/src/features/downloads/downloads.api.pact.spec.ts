import { providerStates as given } from '@shop/api-contract/provider-states';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { agreeOnList } from '../../testing/pact-questions.ts';
import { downloadsApi } from './downloads.api.ts';

const { listAcademyCategories, listAcademyFiles, listResourceCategories, listResourceFiles } = downloadsApi.endpoints;

const thumbnail = anyText('/custom/images/thumbnails/leaf.jpg');

agreeOnList(
  {
    what: 'the sources of academy files',
    operation: 'listAcademyCategories',
    ask: ({ dispatch }) => dispatch(listAcademyCategories.initiate()),
  },
  given.academyFilled,
  listOf({ id: wholeNumber(1), name: filledText('Know Your Plants') }),
);

agreeOnList(
  {
    what: 'the academy files',
    operation: 'listAcademyFiles',
    ask: ({ dispatch }) => dispatch(listAcademyFiles.initiate()),
  },
  given.academyFilled,
  listOf({
    academy_type: wholeNumber(1),
    title: filledText('Three Plants of the Courtyard'),
    thumbnail,
    link: anyText('https://www.youtube.com/watch?v=example-001'),
  }),
);

agreeOnList(
  {
    what: 'the resource categories',
    operation: 'listResourceCategories',
    ask: ({ dispatch }) => dispatch(listResourceCategories.initiate()),
  },
  given.resourcesFilled,
  listOf({ id: wholeNumber(1), name: filledText('Product Guides') }),
);

agreeOnList(
  {
    what: 'the resource files',
    operation: 'listResourceFiles',
    ask: ({ dispatch }) => dispatch(listResourceFiles.initiate()),
  },
  given.resourcesFilled,
  listOf({
    resource_type: wholeNumber(1),
    title: filledText('Product Catalogue'),
    thumbnail,
    link: anyText('/custom/files/product-catalogue.pdf'),
  }),
);
