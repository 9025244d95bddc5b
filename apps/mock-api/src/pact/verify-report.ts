import { verifyMessages as messages } from './verify.messages.ts';
import type { Finding } from './verify-pacts.ts';

/** A line of the report: how an exchange went, and which it is. */
export const findingLine = ({ outcome, description }: Finding): string =>
  `  ${messages.result[outcome]}  ${description}`;

/** What all findings come to: what differs, what was skipped and why, and the sum. */
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

/** Everything that was asked is as agreed, and something was. */
export const isGood = (findings: readonly Finding[]): boolean =>
  findings.some(({ outcome }) => outcome === 'ok') && findings.every(({ outcome }) => outcome !== 'failed');

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);
