import { ContractError } from '@shop/mock-engine/document/document';
import { changesMessages as messages } from './changes.messages.ts';
import { changesBetween, type Change } from './changes.ts';
import { grades } from './difference.ts';
import { readRevision } from './revision.ts';

/** Compares two revisions; the newer one is the working tree by default. @returns exit code and report */
export async function reportChanges(
  from: string,
  to: string | undefined,
  folder: string,
): Promise<{ code: number; text: string }> {
  try {
    const [before, after] = [readRevision(from, folder), readRevision(to, folder)];
    const changes = await changesBetween(before.contract, after.contract, before.pacts);
    const breaks = changes.some(({ grade }) => grade === 'storefront');
    const verdict = changes.length === 0 ? messages.none : messages.verdict[`${breaks}`];
    const names = { from, to: to ?? messages.workingTree };
    const report = [messages.heading(names.from, names.to), ...sectionsOf(changes, names), verdict];
    return { code: breaks ? 1 : 0, text: report.join('\n\n') };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { code: 2, text: error.message };
  }
}

/** A shared schema may affect dozens. */
const MAX_INTERACTIONS = 3;

const sectionsOf = (changes: readonly Change[], names: Readonly<Record<Change['side'], string>>): string[] =>
  grades.flatMap((grade) => {
    const graded = changes.filter((change) => change.grade === grade);
    const lines = graded.flatMap(({ where, what, line, side, calls, storefront, open }) => [
      `  ${where}: ${what}`,
      ...[
        messages.line(line, names[side]),
        ...calls,
        ...storefront.slice(0, MAX_INTERACTIONS).map(messages.affected),
        ...(storefront.length > MAX_INTERACTIONS ? [messages.others(storefront.length - MAX_INTERACTIONS)] : []),
        ...open.map(messages.open),
      ].map((text) => `      ${text}`),
    ]);
    return graded.length > 0 ? [[messages.grades[grade](graded.length), ...lines].join('\n')] : [];
  });
