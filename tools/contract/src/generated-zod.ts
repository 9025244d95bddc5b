import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type UserConfig } from '@hey-api/openapi-ts';
import { contractFile } from './contract-paths.ts';

type Plugin = Extract<NonNullable<UserConfig['plugins']>[number], { name: 'zod' }>;
type Resolvers = NonNullable<Plugin['~resolvers']>;

/**
 * - `open`: requests with unknown fields are refused, unknown fields of responses are dropped.
 * - `exact`: every object with unknown fields is refused, to check our own server's responses.
 */
export type Closure = 'open' | 'exact';

/** The text of a file of zod schemas, one for each schema, request and success answer of the contract. */
export async function zodFile(closure: Closure): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-zod-'));
  try {
    await createClient({
      input: contractFile,
      output: { path: folder, header: '' },
      logs: { level: 'silent', file: false },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: 4,
          dates: { offset: true },
          requests: closure === 'open',
          '~resolvers': { object: closedObject(closure), string: countedString },
        },
      ],
    });
    return wrap[closure](await readFile(join(folder, 'zod.gen.ts'), 'utf8'));
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
