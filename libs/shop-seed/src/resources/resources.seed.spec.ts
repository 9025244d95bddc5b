import { academyCategories, academyFiles } from '../academy/academy.seed.ts';
import { resourceCategories, resourceFiles } from './resources.seed.ts';
import { thumbnailNames, thumbnailPath } from './thumbnails.seed.ts';

const fileTypes = {
  academy: academyFiles.map((file) => ({ ...file, category: file.academy_type })),
  resources: resourceFiles.map((file) => ({ ...file, category: file.resource_type })),
};
const PLACES =
  /^(https:\/\/(www\.youtube\.com\/watch\?v=example-\d{3}|[a-z]+\.example\/[a-z]+)|\/custom\/files\/[a-z-]+\.pdf)$/;

describe.each([
  ['academy', fileTypes.academy, academyCategories],
  ['resources', fileTypes.resources, resourceCategories],
] as const)('the files of the %s', (_, files, categories) => {
  it('are of all its categories', () => {
    expect(new Set(files.map(({ category }) => category))).toEqual(new Set(categories.map(({ id }) => id)));
  });

  it.each(['title', 'link', 'thumbnail'] as const)('share no %s', (field) => {
    expect(new Set(files.map((file) => file[field])).size).toBe(files.length);
  });

  it('lead to the portal and, some of them, to reserved addresses elsewhere', () => {
    expect(files.filter(({ link }) => !PLACES.test(link))).toEqual([]);
    expect(new Set(files.map(({ link }) => link.startsWith('https:')))).toEqual(new Set([true, false]));
  });

  it('have thumbnails that are drawn', () => {
    const known = thumbnailNames.map(thumbnailPath);
    expect(files.filter(({ thumbnail }) => !known.includes(thumbnail))).toEqual([]);
  });
});
