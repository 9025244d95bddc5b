import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Cursor } from '@shop/mock-engine/document/document';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { parseOpenApi } from './read-openapi.ts';

export const contractFolder = resolve(workspaceRoot, 'libs/api-contract');
export const contractFile = resolve(contractFolder, 'openapi.yaml');
export const generatedFolder = resolve(contractFolder, 'src/generated');
/** Written by the storefront's Pact tests: its requests, and what it needs of the responses. */
export const pactFolder = resolve(workspaceRoot, 'apps/storefront/pacts');

/** openapi.yaml of the working tree. */
export function readContract() {
  const { whole, lineOf } = parseOpenApi(readFileSync(contractFile, 'utf8'));
  /** File and line of a part, for what a check says. */
  const placeOf = ({ pointer }: Cursor) => `libs/api-contract/openapi.yaml:${lineOf(pointer)}`;
  return { whole, lineOf, placeOf };
}
