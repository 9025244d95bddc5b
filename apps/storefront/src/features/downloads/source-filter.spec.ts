import { ALL_SOURCES, filterBySource, readSource } from './source-filter.ts';

const files = [
  { title: 'Nominee Form', type: 3 },
  { title: 'Product Catalogue', type: 1 },
];
const titles = (source: number) => filterBySource(files, source, ({ type }) => type).map(({ title }) => title);

describe('the source of academy and resource files', () => {
  it.each(['', 'type=', 'type=0'])('is every source when the address says %j', (query) => {
    expect(readSource(new URLSearchParams(query))).toBe(ALL_SOURCES);
    expect(titles(readSource(new URLSearchParams(query)))).toEqual(['Nominee Form', 'Product Catalogue']);
  });

  it.each(['type=99', 'type=forms', 'type=-1', 'type=1.5'])('has no files when the address says %j', (query) => {
    expect(titles(readSource(new URLSearchParams(query)))).toEqual([]);
  });
});
