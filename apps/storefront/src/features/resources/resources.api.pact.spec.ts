import { providerStates as given } from '@shop/api-contract/provider-states';
import type { ShopStore } from '../../app/store.ts';
import { agreeOn, interaction } from '../../testing/pact-agreement.ts';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { agreeOnFailure, agreeOnNothing, troubles } from '../../testing/pact-troubles.ts';
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

    await agreeOn(terms, async ({ store, answer }) => {
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

    await agreeOn(terms, async ({ store, answer }) => {
      expect(await store.dispatch(listResourceFiles.initiate())).toMatchObject({ data: answer });
    });
  });

  it.each(questions)('may list nothing of $what', ({ operation, what, ask }) => agreeOnNothing(operation, what, ask));

  describe.each(troubles)('while $when', (trouble) => {
    it.each(questions)('have failed, rather than being none, for $what', ({ operation, what, ask }) =>
      agreeOnFailure(operation, what, trouble, ask),
    );
  });
});
