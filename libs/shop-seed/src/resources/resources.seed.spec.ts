import { resourceCategories, resourceFiles } from './resources.seed.ts';
import { thumbnailNames, thumbnailPath } from './thumbnails.seed.ts';

describe('the resources', () => {
  it('are four in each category', () => {
    const counts = resourceCategories.map(({ id }) => resourceFiles.filter((file) => file.resource_type === id).length);

    expect(new Set(counts)).toEqual(new Set([4]));
    expect(resourceFiles).toHaveLength(4 * resourceCategories.length);
  });

  it('have unique links and titles', () => {
    expect(new Set(resourceFiles.map(({ link }) => link)).size).toBe(resourceFiles.length);
    expect(new Set(resourceFiles.map(({ title }) => title)).size).toBe(resourceFiles.length);
  });

  it('link to files of the portal and to reserved example domains', () => {
    const elsewhere = resourceFiles.filter(
      ({ link }) => !/^(https:\/\/[a-z]+\.example\/[a-z]+|\/custom\/files\/[a-z-]+\.pdf)$/.test(link),
    );

    expect(elsewhere).toEqual([]);
    expect(new Set(resourceFiles.map(({ link }) => link.startsWith('https:')))).toEqual(new Set([true, false]));
  });

  it('have unique thumbnails', () => {
    const known = thumbnailNames.map(thumbnailPath);

    expect(resourceFiles.filter(({ thumbnail }) => !known.includes(thumbnail))).toEqual([]);
    expect(new Set(resourceFiles.map(({ thumbnail }) => thumbnail)).size).toBe(resourceFiles.length);
  });
});
