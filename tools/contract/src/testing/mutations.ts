import fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const oddValues: Json[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 40, 41, 100, 101, 200, 2147483648, 1e9, 1e300],
  ...[
    '',
    ' ',
    'mockpay',
    'paid',
    'Paid',
    '12345',
    '208001\n',
    '२०८००१',
    'a@b.c',
    'a@b',
    '😀'.repeat(150),
    'x'.repeat(2000),
  ],
  ...[[], {}, [[]], [null]],
];
const strangeNames = ['extra', '__proto__', 'constructor', 'toString', ''];

/** One thing done to a JSON value, whatever the value will be; `place` counts through all its parts and begins again. */
export interface Mutation {
  readonly place: number;
  readonly change: { readonly replaceBy: unknown } | { readonly add: string } | 'drop';
}

const changes: fc.Arbitrary<Mutation['change']> = fc.oneof(
  fc.constantFrom(...oddValues).map((replaceBy) => ({ replaceBy })),
  fc.constantFrom(...strangeNames).map((add) => ({ add })),
  fc.constant('drop' as const),
);

export const mutations: fc.Arbitrary<Mutation> = fc.record({ place: fc.nat({ max: 200 }), change: changes });

/** The same JSON with one thing wrong, or perhaps still right: a value replaced, a field or item dropped or added. */
export function mutated(json: unknown): fc.Arbitrary<unknown> {
  return mutations.map((mutation) => mutate(json, mutation));
}

export function mutate(json: unknown, { place, change }: Mutation): unknown {
  const places = placesIn(json as Json);
  const chosen = places[place % places.length] ?? [];
  return changed(json as Json, chosen, (value) => {
    if (change === 'drop') return undefined;
    return 'add' in change ? withOneMore(value, change.add) : (change.replaceBy as Json);
  });
}

function placesIn(json: Json, place: string[] = []): string[][] {
  const children = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return [place, ...children.flatMap(([name, child]) => placesIn(child, [...place, name]))];
}

function changed(json: Json, place: string[], change: (value: Json) => Json | undefined): Json {
  const [name, ...rest] = place;
  if (name === undefined) return change(json) ?? null;
  if (Array.isArray(json)) {
    return json.flatMap((item, index) => (String(index) === name ? itemChanged(item, rest, change) : [item]));
  }
  const entries = Object.entries(json as Record<string, Json>).flatMap(([field, value]) =>
    field === name ? itemChanged(value, rest, change).map((next) => [field, next] as const) : [[field, value] as const],
  );
  return Object.fromEntries(entries);
}

function itemChanged(value: Json, rest: string[], change: (value: Json) => Json | undefined): Json[] {
  if (rest.length > 0) return [changed(value, rest, change)];
  const next = change(value);
  return next === undefined ? [] : [next];
}

/** Through JSON, since that is how a field called `__proto__` arrives. */
function withOneMore(value: Json, name: string): Json {
  if (Array.isArray(value)) return [...value, value[0] ?? null];
  if (typeof value !== 'object' || value === null) return [value];

  const fields = Object.entries(value).map(([field, content]) => `${JSON.stringify(field)}:${JSON.stringify(content)}`);
  return JSON.parse(`{${[...fields, `${JSON.stringify(name)}:1`].join(',')}}`) as Json;
}
