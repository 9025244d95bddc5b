import type { Operation } from '../../operation.ts';
import { ok } from '../../operation.ts';

export const listResourceCategories: Operation<'listResourceCategories'> = (_, { content }) =>
  ok(content.resourceCategories);

export const listResourceFiles: Operation<'listResourceFiles'> = (_, { content }) => ok(content.resourceFiles);
