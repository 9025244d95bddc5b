import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile } from './contract-paths.ts';

/** The text of `types.ts`: what every schema and operation of the contract is to TypeScript. */
export async function typesFile(file = contractFile): Promise<string> {
  return astToString(await openapiTS(pathToFileURL(file), { alphabetize: false, silent: true }));
}
