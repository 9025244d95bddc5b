import { providerStates as given } from '@shop/api-contract/provider-states';
import type { ShopStore } from '../../app/store.ts';
import { anyText, filledText, listOf, wholeNumber } from '../../testing/pact-matchers.ts';
import { commonFailures, verifyEmptyList, verifyFailure, verifyList } from '../../testing/pact-questions.ts';
import { downloadsApi } from './downloads.api.ts';

const { listAcademyCategories, listAcademyFiles } = downloadsApi.endpoints;

const sources = {
  what: 'the sources of academy files',
  operation: 'listAcademyCategories',
  ask: (store: ShopStore) => store.dispatch(listAcademyCategories.initiate()),
} as const;
const files = {
  what: 'the academy files',
  operation: 'listAcademyFiles',
  ask: (store: ShopStore) => store.dispatch(listAcademyFiles.initiate()),
} as const;
const questions = [sources, files];

describe('the academy', () => {
  it('lists its sources', () =>
    verifyList(sources, given.academyFilled, listOf({ id: wholeNumber(1), name: filledText('Know Your Plants') })));

  it('lists its files by source', () =>
    verifyList(
      files,
      given.academyFilled,
      listOf({
        academy_type: wholeNumber(1),
        title: filledText('Three Plants of the Courtyard'),
        thumbnail: anyText('/custom/images/thumbnails/leaf.jpg'),
        link: anyText('https://www.youtube.com/watch?v=example-001'),
      }),
    ));

  it.each(questions)('may list nothing of $what', (question) => verifyEmptyList(question));

  describe.each(commonFailures)('while $when', (failure) => {
    it.each(questions)('has failed, rather than being empty, for $what', (question) =>
      verifyFailure(question, failure),
    );
  });
});
