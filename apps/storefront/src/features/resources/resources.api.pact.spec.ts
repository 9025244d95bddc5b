import { providerStates as given } from '@shop/api-contract/provider-states';
import type { ShopStore } from '../../app/store.ts';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { verifyFailure, verifyEmptyList, commonFailures } from '../../testing/pact-failures.ts';
import { resourcesApi } from './resources.api.ts';

const { listResourceCategories, listResourceFiles } = resourcesApi.endpoints;

const questions = [
  {
    what: 'the resource categories',
    operation: 'listResourceCategories',
    ask: (store: ShopStore) => store.dispatch(listResourceCategories.initiate()),
  },
  {
    what: 'the resource files',
    operation: 'listResourceFiles',
    ask: (store: ShopStore) => store.dispatch(listResourceFiles.initiate()),
  },
] as const;

describe('the resource files', () => {
  it('have categories', async () => {
    const terms = interaction({
      description: 'a question for the resource categories',
      operation: 'listResourceCategories',
      given: [given.resourcesFilled],
      answer: { status: 200, body: listOf({ id: wholeNumber(1), name: filledText('Product Guides') }) },
    });

    await verifyInteraction(terms, async ({ store, answer }) => {
      expect(await store.dispatch(listResourceCategories.initiate())).toMatchObject({ data: answer });
    });
  });

  it('are listed with their category', async () => {
    const terms = interaction({
      description: 'a question for the resource files',
      operation: 'listResourceFiles',
      given: [given.resourcesFilled],
      answer: {
        status: 200,
        body: listOf({
          resource_type: wholeNumber(1),
          title: filledText('Product Catalogue'),
          thumbnail: anyText('/custom/images/thumbnails/leaf.jpg'),
          link: anyText('/custom/files/product-catalogue.pdf'),
        }),
      },
    });

    await verifyInteraction(terms, async ({ store, answer }) => {
      expect(await store.dispatch(listResourceFiles.initiate())).toMatchObject({ data: answer });
    });
  });

  it.each(questions)('may list nothing of $what', ({ operation, what, ask }) => verifyEmptyList(operation, what, ask));

  describe.each(commonFailures)('while $when', (failure) => {
    it.each(questions)('have failed, rather than being none, for $what', ({ operation, what, ask }) =>
      verifyFailure(operation, what, failure, ask),
    );
  });
});
