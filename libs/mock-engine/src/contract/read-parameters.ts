/** A parameter of a call, and how its text becomes a value. */
export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  /** JSON types of its schema. */
  readonly types: readonly string[];
  /** Of a list's entries. */
  readonly itemTypes: readonly string[];
  /** Separates a list's entries; without it the parameter is repeated. */
  readonly separator?: string | undefined;
  readonly isJson: boolean;
  readonly default: unknown;
}

/** A request's parameters as they are sent. */
export interface SentParameters {
  /** Decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

type Values = Record<string, unknown>;

/** The declared parameters of a request with their types and defaults; a text that has another type stays a text. */
export function readParameters(declared: readonly ContractParameter[], { path, query, headers = {} }: SentParameters) {
  const values = { path: { ...path } as Values, query: {} as Values, headers: {} as Values };
  const search = new URLSearchParams(declared.some((one) => one.in === 'query') ? query : undefined);
  for (const parameter of declared) {
    const { name, in: place } = parameter;
    if (place === 'cookie') continue;
    const key = place === 'header' ? name.toLowerCase() : name;
    const texts =
      place === 'path' ? [path[name]] : place === 'query' ? textsOf(search, parameter) : [headers[key]].flat();
    const value =
      valueOf(
        parameter,
        texts.filter((text) => text !== undefined),
      ) ?? fieldsOf(search, parameter);
    if (value !== undefined) values[place === 'header' ? 'headers' : place][key] = value;
  }
  return values;
}

/** Lists are also written as `name[]`. */
const textsOf = (search: URLSearchParams, { name }: ContractParameter) => [
  ...search.getAll(name),
  ...search.getAll(`${name}[]`),
];

function valueOf({ types, itemTypes, separator, isJson, default: usual }: ContractParameter, texts: string[]): unknown {
  const [text] = texts;
  if (text === undefined) return types.includes('object') ? undefined : usual;
  if (isJson) return parsed(text);
  if (!types.includes('array')) return typed(text, types);
  const entries = separator === undefined ? texts : texts.flatMap((one) => (one === '' ? [] : one.split(separator)));
  return entries.map((one) => typed(one, itemTypes));
}

/** An object as `name[field]=value`, else its default. */
function fieldsOf(search: URLSearchParams, { name, in: place, types, default: usual }: ContractParameter): unknown {
  if (place !== 'query' || !types.includes('object')) return undefined;
  const fields = [...search].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  return fields.length === 0
    ? usual
    : Object.fromEntries(fields.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

function typed(text: string, types: readonly string[]): unknown {
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
