import { forbiddenParts } from './inline-parts.ts';

const page = (html: string) => new Map([['index.html', Buffer.from(`<!doctype html><html>${html}</html>`)]]);

it.each([
  ['an inline script', '<script>track()</script>', 'index.html: inline script: track()'],
  ['an inline module', '<script type="module">import "/x.js"</script>', 'index.html: inline script: import "/x.js"'],
  ['an import map', '<script type="importmap">{}</script>', 'index.html: inline script: {}'],
  ['a style', '<style>p{}</style>', 'index.html: inline style: p{}'],
  ['an event handler', '<body onload="track()">', 'index.html: inline event handler: <body onload="track()">'],
  ['a javascript: URL', '<a href="javascript:track()">', 'index.html: javascript: URL: <a href="javascript:track()">'],
])('%s in a page is reported', (_, html, said) => {
  expect(forbiddenParts(page(html))).toEqual([said]);
});

it.each([
  ['a script file', '<script type="module" src="/assets/index.js"></script>'],
  ['data for search engines, whatever it says', '<script type="application/ld+json">{"a":"<p onclick=x>"}</script>'],
  ['data for hydrating', '<script type="application/json">{"cart":[]}</script>'],
  ['an ordinary text', '<p>Take one = two on=days</p>'],
])('%s is fine', (_, html) => {
  expect(forbiddenParts(page(html))).toEqual([]);
});
