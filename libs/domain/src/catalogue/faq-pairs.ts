export interface FaqPair {
  question: string;
  answer: string;
}

/** Stands between the questions, and between the answers, of one product. */
export const FAQ_SEPARATOR = '<>';

/**
 * Matches a product's questions and answers by position (specification, section 3). A half without its other half, or
 * whose other half is blank, is dropped.
 */
export function faqPairs(questions: string, answers: string): FaqPair[] {
  const answerTexts = answers.split(FAQ_SEPARATOR);
  return questions
    .split(FAQ_SEPARATOR)
    .map((question, position) => ({ question: question.trim(), answer: answerTexts[position]?.trim() ?? '' }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}
