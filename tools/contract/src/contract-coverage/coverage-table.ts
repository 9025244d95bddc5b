import { columns } from '@shop/workspace-tools/figures/columns';
import type { CoveredAnswer, CoveredCall } from './cover-contract.ts';
import { coverageFaults } from './coverage-faults.ts';
import {
  allFieldShare,
  callShare,
  fieldShare,
  isAnswered,
  isMet,
  partsOf,
  statusShare,
  usedShare,
} from './coverage-sums.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/** The whole contract for a terminal: a line for each call, then the sums, and by name what is missing. */
export function coverageTable(calls: readonly CoveredCall[]): string[] {
  const statuses = [...new Set(calls.flatMap(({ answers }) => answers.map(({ status }) => status)))].sort(
    (a, b) => a - b,
  );
  const header = ['', messages.request, ...statuses.map(String)];
  const rows = calls.map((call) => [
    call.operationId,
    call.requestFields.length > 0 ? ratio(call.requestFields) : '',
    ...statuses.map((status) => cell(call.answers.find((answer) => answer.status === status))),
  ]);
  const table = columns(header, rows, { isUnderlined: false }).split('\n');

  return [...table, messages.legend, '', ...sums(calls), '', ...missing(calls), ...unseen(calls)];
}

/** The sums of the whole contract, in words. */
export function sums(calls: readonly CoveredCall[]): string[] {
  const [called, used, answered, met] = [callShare(calls), usedShare(calls), statusShare(calls), allFieldShare(calls)];
  return [
    messages.calls(called.met, called.all),
    messages.answers(used.met, used.all),
    messages.statuses(answered.met, answered.all),
    messages.fields(met.met, met.all),
  ];
}

/** Fields that nobody has met; calls that leave out the same ones stand together. */
export function unseenFields(calls: readonly CoveredCall[]): string[] {
  const groups = new Map<string, { part: string | number; fields: string; calls: string[] }>();
  for (const { part, fields, operationId } of calls.flatMap(partsWithNames)) {
    const names = fields.filter((field) => !isMet(field)).map(({ name }) => name);
    if (names.length === 0) continue;
    const key = [part, ...names].join('\n');
    const group = groups.get(key) ?? { part, fields: names.join(', '), calls: [] };
    group.calls.push(operationId);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ part, fields, calls: theirs }) =>
    messages.unseen(part, fields, theirs.length === calls.length ? [messages.everyCall] : theirs),
  );
}

const partsWithNames = (call: CoveredCall) => partsOf(call).map((part) => ({ ...part, operationId: call.operationId }));

/** How well an answer is known. */
export const sign = (answer: CoveredAnswer): string => {
  if (answer.interactions.length > 0) return '●';
  return isAnswered(answer) ? '○' : '·';
};

function cell(answer: CoveredAnswer | undefined): string {
  if (!answer) return '';
  const text = [sign(answer), ...(answer.fields.length > 0 ? [ratio(answer.fields)] : [])].join(' ');
  return answer.isUsed ? text : `(${text})`;
}

function ratio(fields: CoveredAnswer['fields']): string {
  const { met, all } = fieldShare(fields);
  return `${met}/${all}`;
}

function missing(calls: readonly CoveredCall[]): string[] {
  const faults = coverageFaults(calls);
  return faults.length === 0 ? [messages.nothingMissing] : titled(messages.missingTitle, faults);
}

const unseen = (calls: readonly CoveredCall[]): string[] => {
  const fields = unseenFields(calls);
  return fields.length === 0 ? [] : ['', ...titled(messages.unseenTitle, fields)];
};

const titled = (title: string, lines: readonly string[]): string[] => [
  `${title}:`,
  ...lines.map((text) => `  ${text}`),
];
