import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';
import { resourceCategories, resourceFiles } from './resources.seed.ts';
import { thumbnailNames, thumbnailPath } from './thumbnails.seed.ts';

describe('the resources', () => {
  it('are valid by the contract', () => {
    expect(exactAnswerSchemas.listResourceFiles[200].parse(resourceFiles)).toEqual(resourceFiles);
    expect(exactAnswerSchemas.listResourceCategories[200].parse(resourceCategories)).toEqual(resourceCategories);
  });

  it('are sixteen files, four in each of four categories', () => {
    const counts = resourceCategories.map(({ id }) => resourceFiles.filter((file) => file.resource_type === id).length);

    expect(counts).toEqual([4, 4, 4, 4]);
    expect(resourceFiles).toHaveLength(16);
  });

  it('have unique links and titles', () => {
    expect(new Set(resourceFiles.map(({ link }) => link)).size).toBe(16);
    expect(new Set(resourceFiles.map(({ title }) => title)).size).toBe(16);
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
