import { providerStates as given } from '@shop/api-contract/provider-states';
import { agreeOn, interaction } from '../../testing/pact-agreement.ts';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { academyApi } from './academy.api.ts';

const { listAcademyCategories, listAcademyFiles } = academyApi.endpoints;

describe('the academy', () => {
  it('lists its sources', async () => {
    const terms = interaction({
      description: 'a question for the sources of academy files',
      operation: 'listAcademyCategories',
      given: [given.academyFilled],
      answer: { status: 200, body: listOf({ id: wholeNumber(1), name: filledText('Know Your Plants') }) },
    });

    await agreeOn(terms, async ({ store, answer }) => {
      expect(await store.dispatch(listAcademyCategories.initiate())).toMatchObject({ data: answer });
    });
  });

  it('lists its files by source', async () => {
    const terms = interaction({
      description: 'a question for the academy files',
      operation: 'listAcademyFiles',
      given: [given.academyFilled],
      answer: {
        status: 200,
        body: listOf({
          academy_type: wholeNumber(1),
          title: filledText('Three Plants of the Courtyard'),
          thumbnail: anyText('/custom/images/thumbnails/leaf.jpg'),
          link: anyText('https://www.youtube.com/watch?v=example-001'),
        }),
      },
    });

    await agreeOn(terms, async ({ store, answer }) => {
      expect(await store.dispatch(listAcademyFiles.initiate())).toMatchObject({ data: answer });
    });
  });

  it('may have no file', async () => {
    const terms = interaction({
      description: 'a question for the academy files while there are none',
      operation: 'listAcademyFiles',
      given: [given.academyEmpty],
      answer: { status: 200, body: [] },
    });

    await agreeOn(terms, async ({ store }) => {
      expect(await store.dispatch(listAcademyFiles.initiate())).toMatchObject({ data: [], isSuccess: true });
    });
  });
});
