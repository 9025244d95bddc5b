import { verifyMessages as messages } from './verify.messages.ts';
import type { Finding } from './verify-pacts.ts';

/** One result as a line of the report. */
export const findingLine = ({ outcome, description }: Finding): string =>
  `  ${messages.result[outcome]}  ${description}`;

/** The summary: differences, reasons for skipping, and totals. */
export function verifyReport(findings: readonly Finding[]): string[] {
  const of = (outcome: Finding['outcome']) => findings.filter((finding) => finding.outcome === outcome);
  const reasons = new Map<string, number>();
  for (const { detail = '' } of of('skipped')) reasons.set(detail, (reasons.get(detail) ?? 0) + 1);

  return [
    ...section(
      messages.failedTitle,
      of('failed').map(({ detail = '' }) => `  ${detail.replaceAll('\n', '\n  ')}`),
    ),
    ...section(
      messages.skippedTitle,
      [...reasons].map(([reason, count]) => messages.skippedBecause(count, reason)),
    ),
    '',
    ...(isGood(findings) || of('failed').length > 0 ? [] : [messages.nothing]),
    messages.sum(of('ok').length, of('failed').length, of('skipped').length),
  ];
}

/** No interaction failed, and at least one was verified. */
export const isGood = (findings: readonly Finding[]): boolean =>
  findings.some(({ outcome }) => outcome === 'ok') && findings.every(({ outcome }) => outcome !== 'failed');

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);
