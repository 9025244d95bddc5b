import { forbiddenParts, inlineHashes } from './inline-parts.ts';

const page = (html: string) => new Map([['index.html', Buffer.from(`<!doctype html><html>${html}</html>`)]]);

it.each([
  ['an inline script', '<script>track()</script>', 'index.html: inline script: track()'],
  ['an inline module', '<script type="module">import "/x.js"</script>', 'index.html: inline script: import "/x.js"'],
  ['an import map', '<script type="importmap">{}</script>', 'index.html: inline script: {}'],
  ['an event handler', '<body onload="track()">', 'index.html: inline event handler: <body onload="track()">'],
  ['a javascript: URL', '<a href="javascript:track()">', 'index.html: javascript: URL: <a href="javascript:track()">'],
])('%s in a page is reported', (_, html, said) => {
  expect(forbiddenParts(page(html))).toEqual([said]);
});

it.each([
  ['a script file', '<script type="module" src="/assets/index.js"></script>'],
  ['data for search engines, whatever it says', '<script type="application/ld+json">{"a":"<p onclick=x>"}</script>'],
  ['data for hydrating', '<script type="application/json">{"cart":[]}</script>'],
  ['a style', '<style>p { color: red }</style>'],
  ['an ordinary text', '<p>Take one = two on=days</p>'],
])('%s is fine', (_, html) => {
  expect(forbiddenParts(page(html))).toEqual([]);
});

it('allows inline styles by their hashes, each once', () => {
  const site = new Map([
    ...page('<style>p{}</style>'),
    ['offers.html', Buffer.from('<style>p{}</style><style></style>')],
  ]);
  expect(inlineHashes(site).styles).toEqual([
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=',
  ]);
});

describe('an inline script that equals a file of the site', () => {
  const inlined = (content: string) =>
    new Map([...page(`<script data-inlined="first.js">${content}</script>`), ['first.js', Buffer.from('first();')]]);

  it('is allowed by its hash', () => {
    expect(forbiddenParts(inlined('first();'))).toEqual([]);
    expect(inlineHashes(inlined('first();')).scripts).toEqual(['sha256-zLkkCRwXnY9Po9RpPpnc0FGgkj110bMQ+s91j2btock=']);
  });

  it('is rejected when it differs from the file, or the file is missing', () => {
    for (const site of [inlined('track();'), page('<script data-inlined="first.js">first();</script>')]) {
      expect(forbiddenParts(site)).toHaveLength(1);
      expect(inlineHashes(site).scripts).toEqual([]);
    }
  });
});
