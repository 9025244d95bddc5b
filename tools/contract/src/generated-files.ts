import { pathToFileURL } from 'node:url';
import { callsOf, type Call, type DeclaredResponse } from '@shop/mock-engine/document/calls';
import { child, children, type Cursor } from '@shop/mock-engine/document/document';
import { isProblemType } from '@shop/mock-engine/http/http';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, readContract } from './contract.ts';
import { schemaName } from './read-openapi.ts';

const header = `// Generated from openapi.yaml by \`npm run contract\`. Do not edit: change openapi.yaml and run it again.\n\n`;

/** Every file of libs/api-contract/src/generated, by name; the same contract gives the same texts. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const { whole } = readContract();
  const calls = callsOf(whole);
  const texts: [name: string, text: string][] = [
    ['types.ts', await typesFile(pathToFileURL(contractFile))],
    [
      'document.ts',
      `/** openapi.yaml. */\nexport const contractDocument: Readonly<Record<string, unknown>> = ${json(whole.root)};`,
    ],
    [
      'operations.ts',
      `import type { OperationEntry, OperationId } from '../operation.ts';\n\n` +
        `/** How each call is made and what it may return, in the order of openapi.yaml. */\n` +
        `export const operationTable = ${json(Object.fromEntries(calls.map((call) => [call.id, entryOf(call)])))} as const satisfies Record<OperationId, OperationEntry>;`,
    ],
    ['read-schemas.ts', readSchemasFile()],
  ];
  return new Map(texts.map(([name, text]) => [name, `${header}${text.trim()}\n`]));
}

/** How a call is made, and whether its responses have JSON, a problem or no body. */
function entryOf({ method, path, server, isSecured: bearer, body, byStatus }: Call) {
  const kindOf = ({ content }: DeclaredResponse) =>
    content === undefined ? 'none' : isProblemType(content.type) ? 'problem' : 'json';
  const responses = Object.fromEntries(Object.entries(byStatus).map(([status, one]) => [status, kindOf(one)]));
  return { method, path, server, bearer, hasBody: body !== undefined, responses };
}

const json = (value: unknown) => JSON.stringify(value, null, 1);

/** TypeScript types of all schemas and operations. */
const typesFile = async (document: string | URL) =>
  astToString(
    await openapiTS(document, {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
      silent: true,
    }),
  );

/**
 * What the storefront reads of responses to GET calls. The fields have their type, and the required ones exist; limits and formats do not
 * matter to it. With zod/mini, a quarter of zod's size in the browser, which drops the unused ones.
 */
function readSchemasFile(): string {
  const { whole, placeOf } = readContract();
  const nameOf = (schema: Cursor) => schemaName(schema) ?? unreadable(placeOf(schema), unnamed);
  const schemas = callsOf(whole)
    .filter(({ method, server }) => method === 'GET' && server === 'api')
    .flatMap(({ responses }) => responses.find(({ status }) => status === 200)?.content?.schema ?? [])
    .map((schema) => child(schema, 'items') ?? schema)
    .map((schema) => [nameOf(schema), schema] as const);
  const texts = [...new Map(schemas)].map(
    ([name, schema]) => `export const z${name} = /* @__PURE__ */ (() => ${zodOf(schema, placeOf)})();\n`,
  );
  return `import * as z from 'zod/mini';\n\n${texts.join('\n')}`;
}

/** The zod schema of a value, with those of its fields and entries. */
function zodOf(schema: Cursor, placeOf: (part: Cursor) => string, indent = ''): string {
  const { type, required } = schema.node;
  const items = child(schema, 'items');
  if (type === 'array' && items) return `z.array(${zodOf(items, placeOf, indent)})`;
  if (type !== 'object') return typeTexts[String(type)] ?? unreadable(placeOf(schema), otherType);
  const inner = `${indent}  `;
  const fields = children(schema, 'properties')
    .filter(([, { node }]) => node['x-used-by-storefront'] !== false)
    .map(([field, part]) => {
      const text = zodOf(part, placeOf, inner);
      const isRequired = Array.isArray(required) && required.includes(field);
      return `${inner}${field}: ${isRequired ? text : `z.optional(${text})`},\n`;
    });
  return `z.object({\n${fields.join('')}${indent}})`;
}

const typeTexts: Readonly<Record<string, string>> = {
  boolean: 'z.boolean()',
  integer: 'z.int()',
  number: 'z.number()',
  string: 'z.string()',
};

const unnamed = 'the storefront reads this response: its schema needs a name in components/schemas.';
const otherType = 'the storefront reads texts, numbers, booleans, and lists and objects of them.';

function unreadable(place: string, why: string): never {
  throw new CommandError(`${place} ${why}`);
}
