import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';

import { isTree, type Tree } from './tree.ts';

export const isSwagger = ({ swagger }: Tree): boolean => /^2(\.0)?$/.test(String(swagger));

/** Swagger 2.0 as OpenAPI 3.0, others as they are. In YAML the version of some is a number. */
export function upgraded(document: Tree): Tree {
  if (typeof document.openapi === 'number') return { ...document, openapi: document.openapi.toFixed(1) };
  if (!isSwagger(document)) return document;
  const own: Record<string, unknown> = { ...structuredClone(document), swagger: '2.0' };
  const operations = Object.values(own['paths'] ?? {}).flatMap((item) => Object.values(isTree(item) ? item : {}));
  // An empty list says that no type is declared.
  for (const one of [own, ...operations].filter(isTree) as Record<string, unknown>[])
    for (const key of ['produces', 'consumes'])
      if (Array.isArray(one[key]) && one[key].length === 0) one[key] = ['application/json'];
  return upgradeFromTwoToThree(own);
}

/** Where something of {@link upgraded} was in Swagger 2.0, as far as it had a place of its own. */
export function placeInSwagger(at: readonly string[]): readonly string[] {
  const [first, kind = '', ...rest] = at;
  if (first === 'components') return [kind === 'schemas' ? 'definitions' : kind, ...rest];
  const content = at.indexOf('content');
  return content === -1 ? at : [...at.slice(0, content), ...at.slice(content + 2)];
}
