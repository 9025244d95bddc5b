import { answerChecksFile } from './answer-checks-file.ts';
import { examplesFile } from './examples-file.ts';
import { operationsFile } from './operations-file.ts';
import { readContract } from './read-contract.ts';
import { answerSchemasFile, requestSchemasFile } from './schema-tables-file.ts';
import { typesFile } from './types-file.ts';
import { zodFile } from './zod-file.ts';

const header = `// Generated from openapi.yaml by \`npm run contract\`. Do not edit: change openapi.yaml and run it again.\n\n`;

/** Every file of libs/api-contract/src/generated, by name; the same contract always gives the same texts. */
export async function generatedFiles(file?: string): Promise<Map<string, string>> {
  const contract = readContract(file);
  const texts: [name: string, text: string][] = [
    ['types.ts', await typesFile(file)],
    ['zod.ts', await zodFile('open', file)],
    ['zod-exact.ts', await zodFile('exact', file)],
    ['operations.ts', operationsFile(contract)],
    ['request-schemas.ts', requestSchemasFile(contract)],
    ['answer-schemas.ts', answerSchemasFile(contract)],
    ['answer-checks.ts', answerChecksFile(contract)],
    ['examples.ts', examplesFile(contract)],
  ];
  return new Map(texts.map(([name, text]) => [name, `${header}${text.trim()}\n`]));
}
