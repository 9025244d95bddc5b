import { readFileSync } from 'node:fs';
import type { OperationId } from '@shop/api-contract/operation';
import { callNamed } from '@shop/mock-engine/openapi/calls';
import { parseOpenApi, type OpenApi } from '@shop/mock-engine/openapi/parse-openapi';

import { contractFile } from '../files.ts';

let contract: OpenApi | undefined;

/**
 * The line of a response, or of one of its fields, in openapi.yaml.
 *
 * @param field in Pact's notation, for example `$[0].PostOffice[1].Name`
 * @returns for example `libs/api-contract/openapi.yaml:1102 (login 200: token)`
 */
export function placeInContract(operation: OperationId, status: number, field?: string): string {
  contract ??= parseOpenApi(readFileSync(contractFile, 'utf8'));
  const { part, answers } = callNamed(contract.whole, operation);
  const type = answers.find((answer) => answer.status === status)?.content?.type ?? '';
  const inBody = field === undefined ? [] : ['content', type, 'schema', ...schemaPath(field)];
  const line = contract.lineOf([...part.at, 'responses', String(status), ...inBody]);
  const name = field?.replace(/^\$\.?/, '');
  return `libs/api-contract/openapi.yaml:${line} (${operation} ${status}${name ? `: ${name}` : ''})`;
}

const schemaPath = (field: string): string[] =>
  [...field.matchAll(/\[(\d+|\*)\]|\.(\w+)|\['([^']+)'\]/g)].flatMap(([, index, name, quoted]) =>
    index === undefined ? ['properties', name ?? quoted ?? ''] : ['items'],
  );
