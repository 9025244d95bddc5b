import { formatTable } from '@shop/workspace-tools/terminal/table';
import type { CoveredAnswer, CoveredCall, Share } from './cover-contract.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/** The coverage as text: a row for each call, totals, and what is missing. */
export function coverageTable(calls: readonly CoveredCall[]): string[] {
  const answers = calls.flatMap((call) => call.answers);
  const statuses = [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);
  const rows = calls.map((call) => [
    call.id,
    ratio(call.requestFields),
    ...statuses.map((status) => cell(call.answers.find((answer) => answer.status === status))),
  ]);
  const kinds = answers.filter(({ isUsed }) => isUsed).flatMap((answer) => answer.kinds);
  const fields = [...calls.map((call) => call.requestFields), ...answers.map((answer) => answer.fields)];
  const faults = calls.flatMap((call) => call.faults);
  const sum = (name: keyof Share) => fields.reduce((total, share) => total + share[name], 0);

  return [
    formatTable(['', messages.request, ...statuses.map(String)], rows, { isUnderlined: false }),
    messages.legend,
    '',
    messages.calls(calls.filter((call) => call.isInPacts).length, calls.length),
    messages.answers(kinds.filter((kind) => kind.isAccepted).length, kinds.length),
    messages.statuses(answers.filter((answer) => answer.isInTraffic).length, answers.length),
    messages.fields(sum('seen'), sum('all')),
    '',
    ...(faults.length === 0 ? [messages.nothingMissing] : [messages.missing, ...faults.map((fault) => `  ${fault}`)]),
  ].flatMap((text) => text.split('\n'));
}

function cell(answer: CoveredAnswer | undefined): string {
  if (!answer) return '';
  const { isInPacts, isInTraffic, isUsed, fields } = answer;
  const text = `${isInPacts ? '●' : isInTraffic ? '○' : '·'} ${ratio(fields)}`.trim();
  return isUsed ? text : `(${text})`;
}

const ratio = ({ seen, all }: Share): string => (all === 0 ? '' : `${seen}/${all}`);
