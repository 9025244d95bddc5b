import type { Operation } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';

export const listAcademyCategories: Operation<'listAcademyCategories'> = (_, { content }) =>
  ok(content.academyCategories);

export const listAcademyFiles: Operation<'listAcademyFiles'> = (_, { content }) => ok(content.academyFiles);
