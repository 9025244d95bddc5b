import type { OpenApi } from '../openapi.ts';
import { specOf, type Pact } from '../pacts/pacts.ts';
import { describeEffect, describePlace } from './changes.messages.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Difference } from './difference.ts';
import { gradeOf, type Grade } from './grade.ts';

/** One change of the contract, with every call that it affects. */
export interface Change {
  readonly grade: Grade;
  /** Where in openapi.yaml: names from the top, joined by ` > `. */
  readonly where: string;
  readonly line: number;
  /** The revision with that line; the older one for something removed. */
  readonly side: 'from' | 'to';
  readonly what: string;
  /** For example `listOrders, response 200: each > amount`. */
  readonly calls: readonly string[];
  /** Descriptions of the storefront's interactions that it affects. */
  readonly storefront: readonly string[];
  /** The specs of those interactions. */
  readonly open: readonly string[];
}

const order: readonly Grade[] = ['storefront', 'general', 'safe'];

/** Every change between two revisions, the worst first. A change of a shared schema is one change. */
export function changesBetween(from: OpenApi, to: OpenApi, pacts: readonly Pact[]): Change[] {
  const interactions = pacts.flatMap((pact) => pact.interactions);
  const groups = new Map<string, Difference[]>();
  for (const difference of compareContracts(from.whole, to.whole)) {
    const { at, side, effect } = difference;
    const key = JSON.stringify([at, side, describeEffect(effect)]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()]
    .map((group) => changeOf(group, from, to, interactions))
    .sort((one, other) => order.indexOf(one.grade) - order.indexOf(other.grade) || one.line - other.line);
}

function changeOf(
  group: readonly Difference[],
  from: OpenApi,
  to: OpenApi,
  interactions: readonly Pact['interactions'][number][],
): Change {
  const graded = group.map((difference) => gradeOf(difference, interactions));
  const [first] = group as [Difference];
  const affected = graded.flatMap((one) => one.affected);
  return {
    grade: order.find((grade) => graded.some((one) => one.grade === grade)) ?? 'safe',
    where: first.at.join(' > '),
    line: (first.side === 'from' ? from : to).lineOf(first.at),
    side: first.side,
    what: describeEffect(first.effect),
    calls: group.map(({ operationId, of, field }) => `${operationId}, ${describePlace(of, field)}`),
    storefront: [...new Set(affected.map(({ description }) => description))],
    open: [...new Set(affected.map(specOf))],
  };
}
