import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';
import { thumbnailNames, thumbnailPath } from '../resources/thumbnails.seed.ts';
import { academyCategories, academyFiles } from './academy.seed.ts';

describe('the academy', () => {
  it('is valid by the contract', () => {
    expect(exactAnswerSchemas.listAcademyFiles[200].parse(academyFiles)).toEqual(academyFiles);
    expect(exactAnswerSchemas.listAcademyCategories[200].parse(academyCategories)).toEqual(academyCategories);
  });

  it('has twelve files in four categories, none of them empty', () => {
    expect(academyFiles).toHaveLength(12);
    expect(academyCategories).toHaveLength(4);
    expect([...new Set(academyFiles.map(({ academy_type }) => academy_type))].sort()).toEqual(
      academyCategories.map(({ id }) => id),
    );
  });

  it('has videos and papers with unique links and titles', () => {
    const isFilm = academyFiles.map(({ link }) => link.includes('youtube'));

    expect(new Set(isFilm)).toEqual(new Set([true, false]));
    expect(new Set(academyFiles.map(({ link }) => link)).size).toBe(12);
    expect(new Set(academyFiles.map(({ title }) => title)).size).toBe(12);
  });

  it('links only to videos or to files of the portal', () => {
    const elsewhere = academyFiles.filter(
      ({ link }) => !/^(https:\/\/www\.youtube\.com\/watch\?v=example-\d{3}|\/custom\/files\/[a-z-]+\.pdf)$/.test(link),
    );

    expect(elsewhere).toEqual([]);
  });

  it('has a unique thumbnail for each file', () => {
    const known = thumbnailNames.map(thumbnailPath);

    expect(academyFiles.filter(({ thumbnail }) => !known.includes(thumbnail))).toEqual([]);
    expect(new Set(academyFiles.map(({ thumbnail }) => thumbnail)).size).toBe(academyFiles.length);
  });
});
