import { providerStates as given } from '@shop/api-contract/provider-states';
import type { ShopStore } from '../../app/store.ts';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { verifyFailure, verifyEmptyList, commonFailures } from '../../testing/pact-failures.ts';
import { academyApi } from './academy.api.ts';

const { listAcademyCategories, listAcademyFiles } = academyApi.endpoints;

const questions = [
  {
    what: 'the sources of academy files',
    operation: 'listAcademyCategories',
    ask: (store: ShopStore) => store.dispatch(listAcademyCategories.initiate()),
  },
  {
    what: 'the academy files',
    operation: 'listAcademyFiles',
    ask: (store: ShopStore) => store.dispatch(listAcademyFiles.initiate()),
  },
] as const;

describe('the academy', () => {
  it('lists its sources', async () => {
    const terms = interaction({
      description: 'a question for the sources of academy files',
      operation: 'listAcademyCategories',
      given: [given.academyFilled],
      answer: { status: 200, body: listOf({ id: wholeNumber(1), name: filledText('Know Your Plants') }) },
    });

    await verifyInteraction(terms, async ({ store, answer }) => {
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

    await verifyInteraction(terms, async ({ store, answer }) => {
      expect(await store.dispatch(listAcademyFiles.initiate())).toMatchObject({ data: answer });
    });
  });

  it.each(questions)('may list nothing of $what', ({ operation, what, ask }) => verifyEmptyList(operation, what, ask));

  describe.each(commonFailures)('while $when', (failure) => {
    it.each(questions)('has failed, rather than being empty, for $what', ({ operation, what, ask }) =>
      verifyFailure(operation, what, failure, ask),
    );
  });
});
