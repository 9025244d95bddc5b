import { pathToFileURL } from 'node:url';
import { callsOf } from '@shop/mock-engine/openapi/calls';
import { contractOf } from '@shop/mock-engine/openapi/contract-of';
import { child, children, ContractError, schemaName, type Part } from '@shop/mock-engine/openapi/document';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, readContract } from './contract.ts';

const header = `// Generated from openapi.yaml by \`npm run contract\`. Do not edit: change openapi.yaml and run it again.\n\n`;

/** Every file of libs/api-contract/src/generated, by name; the same contract gives the same texts. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const { whole } = readContract();
  const { calls, examples } = contractOf(whole);
  const texts: [name: string, text: string][] = [
    ['types.ts', await typesFile()],
    [
      'document.ts',
      `/** openapi.yaml. */\nexport const contractDocument: Readonly<Record<string, unknown>> = ${json(whole.document)};`,
    ],
    [
      'operations.ts',
      `import type { OperationEntry, OperationId } from '../operation.ts';\n\n` +
        `/** How each call is made and what it may return, in the order of openapi.yaml. */\n` +
        `export const operationTable = ${json(calls)} as const satisfies Record<OperationId, OperationEntry>;`,
    ],
    [
      'examples.ts',
      `import type { OperationId } from '../operation.ts';\n\n` +
        `/** Example responses by call, status and name; the first of a status is the usual one. */\n` +
        `export const exampleResponses: Readonly<Record<OperationId, Readonly<Record<number, Readonly<Record<string, unknown>>>>>> = ${json(examples)};`,
    ],
    ['read-schemas.ts', readSchemasFile(whole)],
  ];
  return new Map(texts.map(([name, text]) => [name, `${header}${text.trim()}\n`]));
}

const json = (value: unknown) => JSON.stringify(value, null, 1);

/** TypeScript types of all schemas and operations. */
const typesFile = async () =>
  astToString(
    await openapiTS(pathToFileURL(contractFile), {
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
function readSchemasFile(whole: Part): string {
  const schemas = callsOf(whole)
    .filter(({ method, server }) => method === 'GET' && server === 'api')
    .flatMap(({ responses }) => responses.find(({ status }) => status === 200)?.content?.schema ?? [])
    .map((schema) => child(schema, 'items') ?? schema)
    .map((schema) => [schemaName(schema) ?? '', schema] as const);
  const texts = [...new Map(schemas)].map(([name, schema]) => {
    const fields = children(schema, 'properties')
      .filter(([, { node }]) => node['x-used-by-storefront'] !== false)
      .map(([field, { node }]) => {
        const text = typeTexts[String(node.type)] ?? unreadable(name, field);
        return `  ${field}: ${isRequired(schema, field) ? text : `z.optional(${text})`},\n`;
      });
    return `export const z${name} = /* @__PURE__ */ (() => z.object({\n${fields.join('')}}))();\n`;
  });
  return `import * as z from 'zod/mini';\n\n${texts.join('\n')}`;
}

const isRequired = ({ node }: Part, field: string) => Array.isArray(node.required) && node.required.includes(field);

const typeTexts: Readonly<Record<string, string>> = {
  boolean: 'z.boolean()',
  integer: 'z.int()',
  number: 'z.number()',
  string: 'z.string()',
};

function unreadable(schema: string, field: string): never {
  throw new ContractError(`openapi.yaml: ${schema}.${field}: the storefront reads texts, numbers and booleans alone.`);
}
