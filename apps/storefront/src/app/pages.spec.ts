import { pageList } from './pages.ts';

it.each(pageList)(
  'the page $name exports components alone, so that an edit of it keeps its state',
  async ({ load }) => {
    const names = Object.keys(await load());

    expect(names).toContain('Component');
    expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
  },
);
