import { providerStates as given } from '@shop/api-contract/provider-states';
import type { ShopStore } from '../../app/store.ts';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { commonFailures, verifyEmptyList, verifyFailure, verifyList } from '../../testing/pact-questions.ts';
import { downloadsApi } from './downloads.api.ts';

const { listResourceCategories, listResourceFiles } = downloadsApi.endpoints;

const categories = {
  what: 'the resource categories',
  operation: 'listResourceCategories',
  ask: (store: ShopStore) => store.dispatch(listResourceCategories.initiate()),
} as const;
const files = {
  what: 'the resource files',
  operation: 'listResourceFiles',
  ask: (store: ShopStore) => store.dispatch(listResourceFiles.initiate()),
} as const;
const questions = [categories, files];

describe('the resource files', () => {
  it('have categories', () =>
    verifyList(categories, given.resourcesFilled, listOf({ id: wholeNumber(1), name: filledText('Product Guides') })));

  it('are listed with their category', () =>
    verifyList(
      files,
      given.resourcesFilled,
      listOf({
        resource_type: wholeNumber(1),
        title: filledText('Product Catalogue'),
        thumbnail: anyText('/custom/images/thumbnails/leaf.jpg'),
        link: anyText('/custom/files/product-catalogue.pdf'),
      }),
    ));

  it.each(questions)('may list nothing of $what', (question) => verifyEmptyList(question));

  describe.each(commonFailures)('while $when', (failure) => {
    it.each(questions)('have failed, rather than being none, for $what', (question) =>
      verifyFailure(question, failure),
    );
  });
});
