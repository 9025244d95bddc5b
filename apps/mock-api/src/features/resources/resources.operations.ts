import type { Operation } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';

export const listResourceCategories: Operation<'listResourceCategories'> = (_, { content }) =>
  ok(content.resourceCategories);

export const listResourceFiles: Operation<'listResourceFiles'> = (_, { content }) => ok(content.resourceFiles);
