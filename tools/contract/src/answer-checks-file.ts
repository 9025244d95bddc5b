import { follow, operationsOf, type Contract, type Schema } from './read-contract.ts';

const kinds: Record<string, string> = { string: 'text', number: 'number', integer: 'integer', boolean: 'boolean' };

/**
 * The text of `answer-checks.ts`: what the storefront holds the answers to its questions to, small enough for the browser.
 *
 * Checked is whether fields are there and of their type, not their limits and formats. Fields that the storefront does not
 * read (`x-used-by-storefront: false`) are left alone. Answers to what a shopper sends, and the postal service's, are
 * read by the code that asks.
 */
export function answerChecksFile(contract: Contract): string {
  const objects = new Map<string, string>();

  const rows = operationsOf(contract)
    .filter(({ method, server }) => method === 'GET' && server === 'api')
    .map(({ id, answers }) => {
      const schema = answers.find(({ status }) => status === 200)?.media?.schema;
      if (!schema) throw new Error(`openapi.yaml: the answer of ${id} has no schema to check it by`);
      const { type, items } = follow(contract, schema);
      return `  ${id}: ${type === 'array' ? `[${checkOf(contract, items as Schema, objects)}]` : checkOf(contract, schema, objects)},\n`;
    });

  return [
    `import * as check from '../answer-check.ts';\n`,
    `import type { OperationId } from '../operation.ts';\n\n`,
    ...[...objects].map(([name, text]) => `const ${name} = ${text};\n\n`),
    `/** The check of each answer that the storefront asks for; of a list, the check of an item. */\n`,
    `export const answerChecks: Readonly<Partial<Record<OperationId, check.AnswerCheck>>> = {\n`,
    ...rows,
    `};\n`,
  ].join('');
}

/** The expression that checks by a schema; objects that have a name in the contract get one in `objects`. */
function checkOf(contract: Contract, reference: Schema, objects: Map<string, string>): string {
  const schema = follow(contract, reference);
  if (Array.isArray(schema.type) && schema.type.length === 2 && schema.type.includes('null')) {
    const [type] = schema.type.filter((one) => one !== 'null') as unknown[];
    return `check.nullable(${checkOf(contract, { ...schema, type }, objects)})`;
  }
  if (schema.type === 'array') return `check.listOf(${checkOf(contract, schema.items as Schema, objects)})`;
  if (schema.type === 'object') return objectCheck(contract, reference, objects);

  const kind = kinds[String(schema.type)];
  if (kind === undefined) {
    throw new Error(`openapi.yaml: the generators know no check for ${JSON.stringify(schema)}`);
  }
  return `check.${kind}`;
}

function objectCheck(contract: Contract, reference: Schema, objects: Map<string, string>): string {
  const schema = follow(contract, reference);
  const required = (schema.required ?? []) as string[];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    .filter(([, property]) => property['x-used-by-storefront'] !== false)
    .map(([name, property]) => {
      const check = checkOf(contract, property, objects);
      return `  ${name}: ${required.includes(name) ? check : `check.optional(${check})`},\n`;
    });
  const text = `check.object({\n${fields.join('')}})`;

  const name = reference.$ref?.replace(/.*\//, '');
  if (name === undefined) return text;
  objects.set(name, text);
  return name;
}
