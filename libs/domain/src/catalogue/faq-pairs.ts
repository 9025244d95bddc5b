/** Separates a product's questions, and its answers. */
export const FAQ_SEPARATOR = '<>';

/**
 * Pairs a product's questions and answers by position (specification, section 3). A question without an answer, or an
 * answer without a question, is dropped.
 */
export function faqPairs(questions: string, answers: string) {
  const answerTexts = answers.split(FAQ_SEPARATOR);
  return questions
    .split(FAQ_SEPARATOR)
    .map((question, position) => ({ question: question.trim(), answer: answerTexts[position]?.trim() ?? '' }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}
