import type { Judgement } from './judge-mutation.ts';

export interface DriftSummary {
  readonly judged: number;
  readonly caught: number;
  readonly survivors: readonly string[];
  /** By check, how many changes it noticed. */
  readonly catchers: Readonly<Record<string, number>>;
}

export function summarise(judgements: readonly Judgement[]): DriftSummary {
  const catchers: Record<string, number> = {};
  for (const { catches } of judgements) for (const by of catchersOf(catches)) catchers[by] = (catchers[by] ?? 0) + 1;
  const survivors = judgements.filter(({ catches }) => catches.length === 0).map(nameOf);
  return { judged: judgements.length, caught: judgements.length - survivors.length, survivors, catchers };
}

/** One line for the terminal: what was changed, and who noticed. */
export function judgementLine(judgement: Judgement): string {
  const by = catchersOf(judgement.catches).map(short).join(', ');
  return `${judgement.catches.length > 0 ? 'caught  ' : 'SURVIVED'} ${nameOf(judgement).padEnd(58)} ${by}`;
}

/** The table of all, as Markdown. */
export function driftTable(judgements: readonly Judgement[]): string {
  const { judged, caught, survivors, catchers } = summarise(judgements);
  const rows = judgements.map((judgement) => {
    const [first] = judgement.catches;
    return `| ${judgement.kind} | \`${cell(nameOf(judgement))}\` | ${catchersOf(judgement.catches).map(short).join(', ') || '**nobody**'} | ${cell(first?.because ?? '')} |`;
  });
  const counts = Object.entries(catchers).sort(([, a], [, b]) => b - a);
  return [
    '# No drift',
    '',
    `${judged} single changes, ${caught} caught, ${survivors.length} survived.`,
    '',
    '| Check | Changes it noticed |',
    '| --- | ---: |',
    ...counts.map(([by, count]) => `| ${by} | ${count} |`),
    '',
    '| Kind | Change | Caught by | It says |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The server's changes are told from the contract's. */
export function nameOf({ of, name }: Pick<Judgement, 'of' | 'name'>): string {
  return of === 'answer' ? `server: ${name}` : name;
}

function catchersOf(catches: Judgement['catches']): string[] {
  return [...new Set(catches.map(({ by }) => by.replace(/#.*$/, '')))];
}

const short = (by: string) => by.replace(/^.*\/([^/]+)\.spec\.ts$/, '$1');
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').slice(0, 160);
