import { exactInteger } from '../store/exact-json.ts';
import { isOtherWay, isValid } from './check-value.ts';
import type { Part, Tree } from './document.ts';
import { fieldsOf } from './places.ts';
import { variantsOf } from './merge-schemas.ts';
import type { Sample } from './sample.ts';
import { typesOf } from './types-of.ts';

/** An object with what its schema requires and what the server sets there, and without what it does not allow. */
export function fitted(schema: Part, value: Tree, make: Sample): Tree {
  const ways = variantsOf(schema).filter((way) => typesOf(way).size === 0 || typesOf(way).has('object'));
  const made = ways.map((way) => fittedTo(way, value, make));
  return made.find((one) => isValid(schema, one, 'response')) ?? made[0] ?? value;
}

function fittedTo(way: Part, value: Tree, make: Sample): Tree {
  const fields = fieldsOf(way);
  const required = new Set([way.node.required ?? []].flat().map(String));
  // In the schema's order, as other items have it.
  const listed = [...fields].flatMap(([name, field]): [string, unknown][] => {
    if (isOtherWay(field, 'response')) return [];
    const own = castTo(field, value[name]);
    const isOwed = required.has(name) || (field.node.readOnly === true && value[name] === undefined);
    return own !== undefined || isOwed ? [[name, own ?? make(field, name)]] : [];
  });
  const others =
    way.node.additionalProperties === false ? [] : Object.entries(value).filter(([name]) => !fields.has(name));
  return Object.fromEntries([...listed, ...others]);
}

/** A value as a schema has it, a number as a text and a text as a number; undefined when it does not fit. */
export function castTo(schema: Part, value: unknown): unknown {
  const ways = [
    value,
    ...(typeof value === 'number' || typeof value === 'bigint'
      ? [String(value)]
      : typeof value === 'string' && value !== ''
        ? [exactInteger(Number(value), value)]
        : []),
  ];
  return ways.find((one) => one !== undefined && isValid(schema, one, 'response'));
}

/** An object with those of the given fields that its schema lists. */
export function overlaid(schema: Part, body: Tree, given: Tree): Tree {
  const same = [...fieldsOf(schema)].flatMap(([name, field]): [string, unknown][] => {
    const own = castTo(field, given[name]);
    return own === undefined ? [] : [[name, own]];
  });
  return { ...body, ...Object.fromEntries(same) };
}
