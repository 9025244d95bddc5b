import { compareLimits } from './compare-limits.ts';
import type { Effect, SchemaDifference, Sense } from './difference.ts';
import { child, children, type Part } from './part.ts';

/** How two schemas differ, to the last field. One that contains itself is looked through once. */
export function compareSchemas(
  from: Part,
  to: Part,
  field: readonly string[] = [],
  above: readonly string[] = [],
): SchemaDifference[] {
  const pair = `${from.at.join('/')}\n${to.at.join('/')}`;
  if (above.includes(pair)) return [];
  const deeper = (before: Part | undefined, after: Part | undefined, name: string) =>
    before && after ? compareSchemas(before, after, [...field, name], [...above, pair]) : [];

  const limits = compareLimits(from.node, to.node).map((finding) => ({
    ...finding,
    field,
    at: to.at,
    side: 'to' as const,
  }));
  return [
    ...limits,
    ...compareOpenness(from, to, field),
    ...compareFields(from, to, field, deeper),
    ...deeper(child(from, 'items'), child(to, 'items'), '*'),
    ...deeper(child(from, 'contentSchema'), child(to, 'contentSchema'), '(JSON)'),
  ];
}

const isClosed = ({ node }: Part) => node.additionalProperties === false;

function compareOpenness(from: Part, to: Part, field: readonly string[]): SchemaDifference[] {
  if (isClosed(from) === isClosed(to)) return [];
  const effect: Effect = { kind: isClosed(to) ? 'closed' : 'opened' };
  return [{ effect, sense: isClosed(to) ? 'tighter' : 'looser', field, at: to.at, side: 'to' }];
}

function compareFields(
  from: Part,
  to: Part,
  field: readonly string[],
  deeper: (before: Part | undefined, after: Part | undefined, name: string) => SchemaDifference[],
): SchemaDifference[] {
  const before = new Map(children(from, 'properties'));
  const after = new Map(children(to, 'properties'));
  const wasRequired = new Set((from.node.required ?? []) as string[]);
  const isRequired = new Set((to.node.required ?? []) as string[]);

  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): SchemaDifference[] => {
    const there = (effect: Effect, sense: Sense): SchemaDifference => {
      const side = after.has(name) ? 'to' : 'from';
      const at = [...(side === 'to' ? to : from).at, 'properties', name];
      return { effect, sense, field: [...field, name], at, side };
    };
    if (!after.has(name)) {
      return [there({ kind: 'field-removed', isClosed: isClosed(to) }, 'both')];
    }
    if (!before.has(name)) {
      return [
        there({ kind: 'field-added', isRequired: isRequired.has(name) }, isRequired.has(name) ? 'tighter' : 'neither'),
      ];
    }
    const presence: SchemaDifference[] = [];
    if (isRequired.has(name) && !wasRequired.has(name)) presence.push(there({ kind: 'now-required' }, 'tighter'));
    if (!isRequired.has(name) && wasRequired.has(name)) presence.push(there({ kind: 'now-optional' }, 'looser'));
    return [...presence, ...deeper(before.get(name), after.get(name), name)];
  });
}
