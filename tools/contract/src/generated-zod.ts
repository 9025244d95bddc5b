import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type UserConfig } from '@hey-api/openapi-ts';
import { contractFile } from './contract-paths.ts';
import { callsOf, child, schemaName, schemaNamed, wholeOf, type Part, type Tree } from './openapi.ts';

type Plugin = Extract<NonNullable<UserConfig['plugins']>[number], { name: 'zod' }>;
type Resolvers = NonNullable<Plugin['~resolvers']>;

/**
 * - `open`: requests with unknown fields are refused, unknown fields of responses are dropped.
 * - `exact`: every object with unknown fields is refused, to check our own server's responses.
 */
export type Closure = 'open' | 'exact';

/** The text of a file of zod schemas, one for each schema, request and success answer of the contract. */
export async function zodFile(closure: Closure): Promise<string> {
  const file = await generated(contractFile, {
    name: 'zod',
    compatibilityVersion: 4,
    dates: { offset: true },
    requests: closure === 'open',
    '~resolvers': { object: closedObject(closure), string: countedString },
  });
  return wrap[closure](file);
}

/**
 * The text of `read-schemas.ts`: what the storefront reads of responses to GET calls. The fields exist and have their
 * type; limits and formats do not matter to it. With zod/mini, a quarter of zod's size in the browser.
 */
export async function readSchemasFile(whole: Part): Promise<string> {
  const schemas = callsOf(whole)
    .filter(({ method, server }) => method === 'GET' && server === 'api')
    .flatMap(({ answers }) => answers.find(({ status }) => status === 200)?.content?.schema ?? [])
    .map((schema) => child(schema, 'items') ?? schema)
    .map((schema) => [schemaName(schema), withoutLimits(schema)]);
  const { openapi, info } = whole.document;
  const input = { openapi, info, paths: {}, components: { schemas: Object.fromEntries(schemas) as Tree } };
  return wrap.open(await generated(input, { name: 'zod', compatibilityVersion: 'mini' }));
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format', 'enum'];

/** A schema with its references resolved, and without the fields that the storefront does not read. */
const withoutLimits = ({ document, node }: Part): Tree =>
  JSON.parse(
    JSON.stringify(node, (key, value: Tree | null) => {
      if (LIMITS.includes(key) || value?.['x-used-by-storefront'] === false) return undefined;
      const name = typeof value?.$ref === 'string' && value.$ref.split('/').at(-1);
      return name ? schemaNamed(wholeOf(document), name).node : value;
    }),
  ) as Tree;

async function generated(input: UserConfig['input'], plugin: Plugin): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-zod-'));
  try {
    await createClient({
      input,
      output: { path: folder, header: '' },
      logs: { level: 'silent', file: false },
      plugins: [plugin],
    });
    return await readFile(join(folder, 'zod.gen.ts'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Creating a schema takes longer than checking with it: a bundler drops unused open schemas, and exact ones are created on
 * first use, so that the server starts sooner.
 */
const wrap: Record<Closure, (file: string) => string> = {
  open: wrapSchemas('/* @__PURE__ */ (() => ', ')()'),
  exact: wrapSchemas('/* @__PURE__ */ z.lazy(() => ', ')'),
};

function wrapSchemas(before: string, after: string) {
  return (file: string) =>
    file.replace(/^(export const z\w+ = )(.+?);(?=\n(?:\n|$))/gms, (_, name: string, schema: string) =>
      [name, before, schema, after, ';'].join(''),
    );
}

function closedObject(closure: Closure): Resolvers['object'] {
  return (context) => {
    const others = context.schema.additionalProperties;
    const isClosed = closure === 'exact' || others === false || others?.type === 'never';
    return isClosed ? context.nodes.base(context).attr('strict').call() : undefined;
  };
}

/**
 * JSON Schema counts code points and reads patterns as Unicode; zod counts UTF-16 units, and would refuse 150 emojis where
 * the contract allows 200 characters.
 */
const countedString: Resolvers['string'] = (context) => {
  const { $, nodes, schema } = context;
  if (nodes.const(context) ?? nodes.format(context)) return undefined;

  let text = nodes.base(context);
  const { minLength = 0, maxLength } = schema;
  if (maxLength !== undefined || minLength > 1) {
    const length = $.regexp(`^[\\s\\S]{${minLength},${maxLength ?? ''}}$`, 'u');
    text = text.attr('regex').call(length, $.literal(lengthRule(minLength, maxLength)));
  } else if (minLength === 1) {
    text = text.attr('min').call($.literal(1));
  }
  if (schema.pattern === undefined) return text;

  const message = (schema as { 'x-pattern-message'?: string })['x-pattern-message'];
  return text.attr('regex').call($.regexp(schema.pattern, 'u'), ...(message ? [$.literal(message)] : []));
};

function lengthRule(minimum: number, maximum: number | undefined): string {
  if (maximum === undefined) return `At least ${minimum} characters`;
  return minimum > 0 ? `From ${minimum} to ${maximum} characters` : `At most ${maximum} characters`;
}
