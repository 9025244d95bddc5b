import type { Operation } from '../../operation.ts';
import { ok } from '../../operation.ts';

export const listAcademyCategories: Operation<'listAcademyCategories'> = (_, { content }) =>
  ok(content.academyCategories);

export const listAcademyFiles: Operation<'listAcademyFiles'> = (_, { content }) => ok(content.academyFiles);
