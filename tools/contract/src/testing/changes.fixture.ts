import { readFileSync } from 'node:fs';
import { contractFile } from '../contract.ts';
import { readPacts } from '../pacts/pacts.ts';
import { changesBetween } from '../changes/changes.ts';
import { parseOpenApi } from '../read-openapi.ts';

/** openapi.yaml as it is. */
export const text = readFileSync(contractFile, 'utf8');
export const pacts = readPacts();
export const published = parseOpenApi(text);

/** `grade: what`, each once, after a single change of openapi.yaml. */
export async function after(before: string, now: string): Promise<string[]> {
  expect(text).toContain(before);
  const changes = await changesBetween(published, parseOpenApi(text.replace(before, now)), pacts);
  return changes.map(({ grade, what }) => `${grade}: ${what}`);
}
