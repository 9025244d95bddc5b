import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { workspaceRoot } from '../contract-paths.ts';
import type { Interaction } from './read-pacts.ts';

const storefront = join(workspaceRoot, 'apps/storefront/src');
let cache: { file: string; text: string }[] | undefined;

/** The spec that agrees on an interaction, as a path from the workspace's root: the file to open. */
export function specOf({ comments }: Interaction): string {
  return comments.spec ?? specOfCall(comments.operationId);
}

function specOfCall(operationId: string): string {
  cache ??= readdirSync(storefront, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.pact.spec.ts'))
    .map((file) => join(storefront, file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const spec = cache.find(({ text }) => text.includes(`'${operationId}'`));
  return relative(workspaceRoot, spec?.file ?? storefront).replaceAll(sep, '/');
}
