import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile } from './contract-paths.ts';
import { answerSchemasFile, examplesFile, operationsFile, requestSchemasFile } from './generated-tables.ts';
import { readSchemasFile, zodFile } from './generated-zod.ts';
import { readContract } from './openapi.ts';

const header = `// Generated from openapi.yaml by \`npm run contract\`. Do not edit: change openapi.yaml and run it again.\n\n`;

/** Every file of libs/api-contract/src/generated, by name; the same contract gives the same texts. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const { whole } = readContract();
  const texts: [name: string, text: string][] = [
    ['types.ts', await typesFile()],
    ['zod.ts', await zodFile('open')],
    ['zod-exact.ts', await zodFile('exact')],
    ['operations.ts', operationsFile(whole)],
    ['request-schemas.ts', requestSchemasFile(whole)],
    ['answer-schemas.ts', answerSchemasFile(whole)],
    ['read-schemas.ts', await readSchemasFile(whole)],
    ['examples.ts', examplesFile(whole)],
  ];
  return new Map(texts.map(([name, text]) => [name, `${header}${text.trim()}\n`]));
}

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
