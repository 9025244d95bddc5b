import { smallBuild } from '../../testing/small-build.fixture.ts';
import { defaultDeployment } from '../deployment.ts';
import { headerRules, nothingInline } from '../header-rules.ts';
import { githubPagesSite } from './github-pages.ts';
import { readTarget, targets } from './targets.ts';

const rules = headerRules(defaultDeployment, nothingInline);

/** A text for a host may quote: what it says is the same. */
const unquoted = (text: string) => text.replaceAll('\\"', '"');

describe('every host that sets headers', () => {
  const texts = (['nginx', 'netlify', 'cloudflare-pages', 'cloudfront'] as const).map(
    (target) => [target, unquoted(Object.values(targets[target](rules)).join('\n'))] as const,
  );

  it.each(texts)('%s gets all of the rules', (_, text) => {
    const { 'Strict-Transport-Security': hsts = '', ...others } = { ...rules.everywhere, ...rules.pages };
    for (const value of Object.values({ ...others, 'X-Content-Type-Options': 'ontent' })) expect(text).toContain(value);
    expect(text).toContain(hsts.split('=')[1]);
  });
});

it('nginx has in each location all of its own, since one with its own inherits none', () => {
  const text = targets.nginx(rules)['shop.conf'] ?? '';
  const locations = text.split(/^location /m).slice(1);
  expect(locations).toHaveLength(4);
  for (const location of locations) {
    const rulesPages = !location.startsWith('/assets/');
    const headers = [
      'Cache-Control',
      ...Object.keys(rules.everywhere),
      ...(rulesPages ? Object.keys(rules.pages) : []),
    ];
    expect([...location.matchAll(/add_header ([\w-]+)/g)].map(([, name]) => name)).toEqual(headers);
  }
});

it('nginx does not let caches keep for ever that a hashed file is missing', () => {
  expect(targets.nginx(rules)['shop.conf']).toContain('"public, max-age=31536000, immutable";');
});

it('a line for a static host is none that it would refuse for its length', () => {
  const longest = Math.max(...(targets.netlify(rules)._headers ?? '').split('\n').map((line) => line.length));
  expect(longest).toBeLessThan(2_000);
});

it('on GitHub Pages each page brings the policy in front of its first script, without what only a header can say', () => {
  const site = githubPagesSite(smallBuild, rules);
  const page = site.get('index.html')?.toString() ?? '';
  expect(page.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(page.indexOf('<script'));
  expect(page).toContain("script-src 'self'");
  expect(page).not.toContain('frame-ancestors');
  expect(site.get('404.html')).toEqual(site.get('index.html'));
  expect(site.has('.nojekyll')).toBe(true);
});

it('an unknown host is refused, with those that there are', () => {
  expect(() => readTarget('apache')).toThrow('nginx, netlify, cloudflare-pages, cloudfront, github-pages');
});
