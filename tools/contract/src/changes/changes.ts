import { comparePacts, unpromised, type Mismatch } from '../pacts/compare-pacts.ts';
import { specOf, type Pact } from '../pacts/pacts.ts';
import type { OpenApi } from '../read-openapi.ts';
import { describePlace } from './changes.messages.ts';
import { compareContracts } from './compare-contracts.ts';
import { grades } from './difference.ts';
import { gradeOf } from './grade.ts';

/** One change of the contract, with every call that it affects. */
export type Change = Awaited<ReturnType<typeof changesBetween>>[number];

/** Every change between two revisions. A change of a shared schema is one change. */
export async function changesBetween(from: OpenApi, to: OpenApi, pacts: readonly Pact[]) {
  const differences = compareContracts(from.whole, to.whole);
  if (differences.length === 0) return [];

  const changed = new Set(differences.map(({ operationId }) => operationId));
  const concerned = pacts.map(({ interactions, ...pact }) => ({
    ...pact,
    interactions: interactions.filter(({ comments }) => changed.has(comments.operationId)),
  }));
  const find = async ({ whole }: OpenApi) =>
    (await comparePacts(concerned, whole)).concat(unpromised(concerned, whole));
  const known = await find(from);
  const isKnown = (found: Mismatch) =>
    known.some(({ interaction, what }) => interaction === found.interaction && what === found.what);
  const mismatches = (await find(to)).filter((found) => !isKnown(found));
  const interactions = concerned.flatMap((pact) => pact.interactions);
  const groups = Map.groupBy(differences, ({ at, side, what }) => JSON.stringify([at, side, what]));

  return [...groups.values()]
    .map((group) => {
      const [{ at, side, what }] = group as [(typeof group)[number]];
      const graded = group.map((difference) => gradeOf(difference, interactions, mismatches));
      const affected = graded.flatMap((one) => one.affected);
      return {
        grade: grades.find((grade) => graded.some((one) => one.grade === grade)) ?? 'safe',
        // The path in openapi.yaml.
        where: at.join(' > '),
        line: (side === 'from' ? from : to).lineOf(at),
        side,
        what,
        // For example `listOrders, response 200: each > amount`.
        calls: group.map((difference) => `${difference.operationId}, ${describePlace(difference)}`),
        // The storefront's interactions, and their specs.
        storefront: [...new Set(affected.map(({ description }) => description))],
        open: [...new Set(affected.map(specOf))],
      };
    })
    .sort((one, other) => one.line - other.line);
}
