/** Each test begins as a page does: nothing is known. */
const newPage = async () => {
  jest.resetModules();
  jest.doMock('./style-writer.ts', () => ({ insertStyle: (name: string) => inserted.push(name) }));
  return import('./class-names.ts');
};

let inserted: string[] = [];
beforeEach(() => (inserted = []));

it('the same look has the same class, whatever order the page is drawn in', async () => {
  const { classNameOf } = await newPage();
  const card = classNameOf([{ padding: '4' }, { color: 'fg' }]);
  const another = await newPage();
  another.classNameOf([{ color: 'fg' }]);
  expect(another.classNameOf([{ padding: '4' }, { color: 'fg' }])).toBe(card);
  expect(another.classNameOf([{ color: 'fg' }, { padding: '4' }])).not.toBe(card);
});

it('a rule that the page has is not written again', async () => {
  const build = await newPage();
  const name = build.classNameOf([{ padding: '4' }]);
  await build.loadStyleWriter();
  expect(inserted).toEqual([name]);

  const page = await newPage();
  page.takeAsWritten(`.${name}{padding:1rem;}`);
  page.classNameOf([{ padding: '4' }]);
  await page.loadStyleWriter();
  expect(inserted).toEqual([name]);
});

it('a look that the page lacks has what writes rules fetched; then each is written once', async () => {
  const { classNameOf, loadStyleWriter } = await newPage();
  const first = classNameOf([{ margin: '1' }]);
  classNameOf([{ margin: '1' }]);
  expect(inserted).toEqual([]);
  await loadStyleWriter();
  const second = classNameOf([{ margin: '2' }]);
  classNameOf([{ margin: '2' }]);
  expect(inserted).toEqual([first, second]);
});

it('says which classes a page was drawn with', async () => {
  const { classNameOf, withClassesOf } = await newPage();
  const before = classNameOf([{ margin: '1' }]);
  const { rendered, classes } = withClassesOf(() => classNameOf([{ margin: '2' }]) && classNameOf([{ margin: '3' }]));
  expect(classes).toHaveLength(2);
  expect(classes).toContain(rendered);
  expect(classes).not.toContain(before);
});
