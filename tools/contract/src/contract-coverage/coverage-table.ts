import { formatTable } from '@shop/workspace-tools/terminal/table';
import type { CoveredResponse, CoveredCall } from './cover-contract.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/** The coverage as text: a row for each call, totals, and what is missing. */
export function coverageTable(calls: readonly CoveredCall[]): string[] {
  const responses = calls.flatMap((call) => call.responses);
  const statuses = [...new Set(responses.map(({ status }) => status))].sort((a, b) => a - b);
  const rows = calls.map((call) => [
    call.id,
    ...statuses.map((status) => cell(call.responses.find((response) => response.status === status))),
  ]);
  const kinds = responses.filter(({ isUsed }) => isUsed).flatMap((response) => response.kinds);
  const gaps = calls.flatMap((call) => call.gaps);

  return [
    formatTable(['', ...statuses.map(String)], rows),
    messages.legend,
    '',
    messages.calls(calls.filter((call) => call.isInPacts).length, calls.length),
    messages.responses(kinds.filter((kind) => kind.isAccepted).length, kinds.length),
    messages.statuses(responses.filter((response) => response.isInTraffic).length, responses.length),
    '',
    ...(gaps.length === 0 ? [messages.nothingMissing] : [messages.missing, ...gaps.map((gap) => `  ${gap}`)]),
  ].flatMap((text) => text.split('\n'));
}

function cell(response: CoveredResponse | undefined): string {
  if (!response) return '';
  const { isInPacts, isInTraffic, isUsed } = response;
  const text = isInPacts ? '●' : isInTraffic ? '○' : '·';
  return isUsed ? text : `(${text})`;
}
