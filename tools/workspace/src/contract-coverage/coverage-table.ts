import { answerCoverage, type AnswerCounts } from '@shop/api-contract/answer-coverage';

const NO_ANSWER = '0';

/** What some traffic showed of the contract: a line for each call, and the sum. */
export function coverageTable(counts: AnswerCounts): string[] {
  const calls = answerCoverage(counts).map(({ operationId, counts: answered, seen, unseen }) => ({
    operationId,
    seen,
    unseen,
    answers: Object.entries(answered)
      .map(([status, count = 0]) => `${status === NO_ANSWER ? 'no answer' : status} ×${count}`)
      .join('  '),
  }));
  const width = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
  const first = width(calls.map(({ operationId }) => operationId));
  const second = width(calls.map(({ answers }) => answers));

  const seen = calls.flatMap((call) => call.seen).length;
  const unseen = calls.flatMap((call) => call.unseen).length;
  return [
    ...calls.map((call) =>
      [
        call.operationId.padEnd(first),
        call.answers.padEnd(second),
        call.unseen.length > 0 ? `never ${call.unseen.join(', ')}` : '',
      ]
        .join('  ')
        .trimEnd(),
    ),
    `${seen} of ${seen + unseen} declared answers were seen.`,
  ];
}
