import { changesMessages as messages } from './changes.messages.ts';
import type { Change } from './changes.ts';
import type { Grade } from './grade.ts';

/** A finished comparison. */
export interface Comparison {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
}

export const breaksStorefront = ({ changes }: Comparison) => changes.some(({ grade }) => grade === 'storefront');

/** A shared schema may affect dozens; the JSON has them all. */
const MAX_INTERACTIONS = 3;

/** Renderers by format. */
export const reports = { text: textReport, json: jsonReport, markdown: markdownReport } as const;

export type Format = keyof typeof reports;
export const isFormat = (name: string): name is Format => Object.hasOwn(reports, name);

const grades = Object.keys(messages.grades) as Grade[];

function textReport(comparison: Comparison): string {
  const sections = sectionsOf(comparison).map(({ grade, changes }) =>
    [
      `${messages.grades[grade]} (${changes.length}): ${messages.gradeMeanings[grade]}`,
      ...changes.flatMap((change) => [
        `  ${change.where}: ${change.what}`,
        `      ${messages.line(change.line, comparison[change.side])}`,
        ...change.calls.map((call) => `      ${call}`),
        ...affected(change),
        ...change.open.map((file) => `      ${messages.open}: ${file}`),
      ]),
    ].join('\n'),
  );
  return [heading(comparison), ...sections, verdict(comparison)].join('\n\n');
}

function affected({ storefront }: Change): string[] {
  const shown = storefront
    .slice(0, MAX_INTERACTIONS)
    .map((interaction) => `      ${messages.affected}: "${interaction}"`);
  const others = storefront.length - shown.length;
  return others > 0 ? [...shown, `      ${messages.others(others)}`] : shown;
}

function jsonReport(comparison: Comparison): string {
  return JSON.stringify({ ...comparison, breaksStorefront: breaksStorefront(comparison) }, null, 2);
}

function markdownReport(comparison: Comparison): string {
  const sections = sectionsOf(comparison).map(({ grade, changes }) =>
    [
      `## ${messages.grades[grade]} (${changes.length})`,
      `${capitalised(messages.gradeMeanings[grade])}.`,
      changes
        .map((change) =>
          [
            `- **${code(change.where)}: ${escaped(change.what)}** (${messages.line(change.line, comparison[change.side])})`,
            `  - ${messages.calls}: ${change.calls.map(code).join('; ')}`,
            ...change.storefront.map((interaction) => `  - ${messages.affected} “${escaped(interaction)}”`),
            ...change.open.map((file) => `  - ${messages.open} [${file}](${file})`),
          ].join('\n'),
        )
        .join('\n'),
    ].join('\n\n'),
  );
  return [`# ${heading(comparison)}`, ...sections, `**${verdict(comparison)}**`].join('\n\n');
}

const sectionsOf = ({ changes }: Comparison) =>
  grades
    .map((grade) => ({ grade, changes: changes.filter((change) => change.grade === grade) }))
    .filter((section) => section.changes.length > 0);

const heading = ({ from, to }: Comparison) => messages.heading(from, to);

const verdict = (comparison: Comparison) =>
  comparison.changes.length === 0 ? messages.none : messages.verdict[`${breaksStorefront(comparison)}`];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const code = (text: string) => `\`${text}\``;
const escaped = (text: string) => text.replace(/[\\`*_<>|]/g, '\\$&');
