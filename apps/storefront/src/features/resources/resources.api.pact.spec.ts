import { providerStates as given } from '@shop/api-contract/provider-states';
import { agreeOn, interaction } from '../../testing/pact-agreement.ts';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { resourcesApi } from './resources.api.ts';

const { listResourceCategories, listResourceFiles } = resourcesApi.endpoints;

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

  it('may be none', async () => {
    const terms = interaction({
      description: 'a question for the resource files while there are none',
      operation: 'listResourceFiles',
      given: [given.resourcesEmpty],
      answer: { status: 200, body: [] },
    });

    await agreeOn(terms, async ({ store }) => {
      expect(await store.dispatch(listResourceFiles.initiate())).toMatchObject({ data: [], isSuccess: true });
    });
  });
});
