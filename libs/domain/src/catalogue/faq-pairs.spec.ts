// spec-map: 3.1.8
import { faqPairs } from './faq-pairs.ts';

describe('frequently asked questions', () => {
  it.each`
    questions       | answers      | pairs
    ${'A?<>B?'}     | ${'a<>b'}    | ${[['A?', 'a'], ['B?', 'b']]}
    ${'A?<>B?'}     | ${'a'}       | ${[['A?', 'a']]}
    ${'A?'}         | ${'a<>b<>c'} | ${[['A?', 'a']]}
    ${'A?<><>C?'}   | ${'a<>b<>c'} | ${[['A?', 'a'], ['C?', 'c']]}
    ${'A?<>B?<>C?'} | ${'a<> <>c'} | ${[['A?', 'a'], ['C?', 'c']]}
    ${' A? <> B? '} | ${' a <>b '} | ${[['A?', 'a'], ['B?', 'b']]}
    ${'Is 1 < 2 ?'} | ${'2 > 1'}   | ${[['Is 1 < 2 ?', '2 > 1']]}
    ${''}           | ${''}        | ${[]}
    ${'A?'}         | ${''}        | ${[]}
  `(
    '"$questions" with "$answers" makes $pairs',
    ({ questions, answers, pairs }: { questions: string; answers: string; pairs: string[][] }) => {
      expect(faqPairs(questions, answers).map(({ question, answer }) => [question, answer])).toEqual(pairs);
    },
  );
});
