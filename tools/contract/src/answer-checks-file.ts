import { callsOf, child, children, schemaName, type Part } from './openapi.ts';

const kinds: Record<string, string> = { string: 'text', number: 'number', integer: 'integer', boolean: 'boolean' };

/**
 * The text of `answer-checks.ts`, by which the storefront checks responses to GET calls; small enough for the browser.
 *
 * It checks that fields exist and have their type, not limits and formats. Fields that the storefront does not read
 * (`x-used-by-storefront: false`) are skipped. Responses to POST calls and of the postal service are checked where they
 * are read.
 */
export function answerChecksFile(whole: Part): string {
  const objects = new Map<string, string>();

  const rows = callsOf(whole)
    .filter(({ method, server }) => method === 'GET' && server === 'api')
    .map(({ id, answers }) => {
      const schema = answers.find(({ status }) => status === 200)?.content?.schema;
      if (!schema) throw new Error(`openapi.yaml: the 200 response of ${id} has no schema`);
      const items = child(schema, 'items');
      return `  ${id}: ${items ? `[${checkOf(items, objects)}]` : checkOf(schema, objects)},\n`;
    });

  return [
    `import * as check from '../answer-check.ts';\n`,
    `import type { OperationId } from '../operation.ts';\n\n`,
    ...[...objects].map(([name, text]) => `const ${name} = ${text};\n\n`),
    `/** The check of each call's response; for a list, of one item. */\n`,
    `export const answerChecks: Readonly<Partial<Record<OperationId, check.AnswerCheck>>> = {\n`,
    ...rows,
    `};\n`,
  ].join('');
}

/** The expression that checks a schema; named schemas of the contract are added to `objects`. */
function checkOf(schema: Part, objects: Map<string, string>): string {
  const { type } = schema.node;
  if (Array.isArray(type) && type.length === 2 && type.includes('null')) {
    const [other] = type.filter((one) => one !== 'null') as unknown[];
    return `check.nullable(${checkOf({ ...schema, node: { ...schema.node, type: other } }, objects)})`;
  }
  const items = child(schema, 'items');
  if (type === 'array' && items) return `check.listOf(${checkOf(items, objects)})`;
  if (type === 'object') return objectCheck(schema, objects);

  const kind = kinds[String(type)];
  if (kind === undefined) {
    throw new Error(`openapi.yaml: the generators do not support the schema ${JSON.stringify(schema.node)}`);
  }
  return `check.${kind}`;
}

function objectCheck(schema: Part, objects: Map<string, string>): string {
  const required = (schema.node.required ?? []) as string[];
  const fields = children(schema, 'properties')
    .filter(([, { node }]) => node['x-used-by-storefront'] !== false)
    .map(([name, property]) => {
      const check = checkOf(property, objects);
      return `  ${name}: ${required.includes(name) ? check : `check.optional(${check})`},\n`;
    });
  const text = `check.object({\n${fields.join('')}})`;

  const name = schemaName(schema);
  if (name === undefined) return text;
  objects.set(name, text);
  return name;
}
