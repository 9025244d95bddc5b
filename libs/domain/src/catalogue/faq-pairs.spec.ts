import { faqPairs } from './faq-pairs.ts';

describe('frequently asked questions', () => {
  it('match answers by position', () => {
    expect(faqPairs('Is it vegan?<>How much a day?', 'Yes.<>Two capsules.')).toEqual([
      { question: 'Is it vegan?', answer: 'Yes.' },
      { question: 'How much a day?', answer: 'Two capsules.' },
    ]);
  });

  it.each`
    questions       | answers      | pairs
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
