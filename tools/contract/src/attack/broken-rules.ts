import { follow, type Contract, type Schema } from '../read-contract.ts';

/** One rule of a schema broken, and nothing else: what stands at a place is replaced, left out, or gets a field too many. */
export interface BrokenRule {
  readonly place: readonly string[];
  readonly change: { readonly replaceBy: unknown } | { readonly add: string } | 'drop';
}

/** Every rule that a value of the schema can break, by the contract alone: types, limits, required fields, unknown ones. */
export function brokenRules(contract: Contract, reference: Schema, place: readonly string[] = []): BrokenRule[] {
  const schema = follow(contract, reference);
  const instead = wrongValues(schema).map((replaceBy) => ({ place, change: { replaceBy } }));
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties as Record<string, Schema>);
    return [
      ...instead,
      { place, change: { add: 'unknown' } },
      ...(schema.required as string[]).map((name) => ({ place: [...place, name], change: 'drop' as const })),
      ...properties.flatMap(([name, property]) => brokenRules(contract, property, [...place, name])),
    ];
  }
  return schema.type === 'array'
    ? [...instead, ...brokenRules(contract, schema.items as Schema, [...place, '0'])]
    : instead;
}

function wrongValues(schema: Schema): unknown[] {
  const { type, minimum, maximum, minLength, maxLength, pattern, minItems, maxItems, enum: members } = schema;
  const wrong: unknown[] = type === 'null' ? [0] : [null, type === 'string' ? 7 : 'text'];
  if (typeof minimum === 'number') wrong.push(minimum - 1);
  if (typeof maximum === 'number') wrong.push(maximum + 1);
  if (type === 'integer' && typeof minimum === 'number') wrong.push(minimum + 0.5);
  if (typeof minLength === 'number' && minLength > 0) wrong.push('x'.repeat(minLength - 1));
  if (typeof maxLength === 'number') wrong.push('x'.repeat(maxLength + 1), '🌿'.repeat(maxLength + 1));
  if (typeof pattern === 'string') wrong.push('', ' ', '\u0000');
  if (typeof minItems === 'number' && minItems > 0) wrong.push([]);
  if (typeof maxItems === 'number') wrong.push(Array.from({ length: maxItems + 1 }, () => null));
  if (Array.isArray(members)) wrong.push('', String(members[0]).toUpperCase(), `${String(members[0])} `);
  return wrong;
}

/** The value with that rule broken; unchanged where it has no such place. */
export function breakRule(value: unknown, { place, change }: BrokenRule): unknown {
  const copy = structuredClone(value);
  const [last, ...before] = place.toReversed();
  if (last === undefined) return changedWhole(copy, change);

  const parent = before.reduceRight<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    copy,
  );
  if (typeof parent !== 'object' || parent === null || !(last in parent)) return copy;
  const fields = parent as Record<string, unknown>;
  if (change === 'drop') delete fields[last];
  else fields[last] = changedWhole(fields[last], change);
  return copy;
}

function changedWhole(value: unknown, change: BrokenRule['change']): unknown {
  if (change === 'drop') return undefined;
  return 'add' in change ? { ...(value as object), [change.add]: 1 } : change.replaceBy;
}
