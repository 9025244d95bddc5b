import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';

import { isTree, type Tree } from './tree.ts';

/** Swagger 2.0 as OpenAPI 3.0, others as they are. In YAML the version of some is a number. */
export function upgraded(document: Tree): Tree {
  if (typeof document.openapi === 'number') return { ...document, openapi: document.openapi.toFixed(1) };
  if (!/^2(\.0)?$/.test(String(document.swagger))) return document;
  const own = { ...structuredClone(document), swagger: '2.0' } as { paths?: Record<string, unknown> };
  // Generators write empty lists of media types beside schemas: those of the document are meant.
  for (const item of Object.values(own.paths ?? {}))
    for (const operation of Object.values(isTree(item) ? item : {}))
      for (const key of ['produces', 'consumes'] as const) {
        const types = isTree(operation) ? operation[key] : undefined;
        if (Array.isArray(types) && types.length === 0) delete (operation as Record<string, unknown>)[key];
      }
  return upgradeFromTwoToThree(own);
}
