import { thumbnailNames, thumbnailPath } from '../resources/thumbnails.seed.ts';
import { academyCategories, academyFiles } from './academy.seed.ts';

describe('the academy', () => {
  it('has files in each of its categories', () => {
    expect([...new Set(academyFiles.map(({ academy_type }) => academy_type))].sort()).toEqual(
      academyCategories.map(({ id }) => id),
    );
  });

  it('has videos and PDFs with unique links and titles', () => {
    const isVideo = academyFiles.map(({ link }) => link.includes('youtube'));

    expect(new Set(isVideo)).toEqual(new Set([true, false]));
    expect(new Set(academyFiles.map(({ link }) => link)).size).toBe(academyFiles.length);
    expect(new Set(academyFiles.map(({ title }) => title)).size).toBe(academyFiles.length);
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
