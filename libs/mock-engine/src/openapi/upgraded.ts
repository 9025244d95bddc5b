import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';

import type { Tree } from './tree.ts';

/** Swagger 2.0 as OpenAPI 3.0, others as they are. */
export const upgraded = (document: Tree): Tree =>
  document.swagger === '2.0' ? upgradeFromTwoToThree(structuredClone(document)) : document;
