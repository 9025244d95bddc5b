import { defaultDeployment } from '../deployment.ts';
import { headerRules } from '../header-rules.ts';
import { targets } from './targets.ts';

const rules = headerRules(defaultDeployment);

/** Removes quoting, which differs by host. */
const unquoted = (text: string) => text.replaceAll('\\"', '"');

it.each(Object.entries(targets))('%s gets all rules', (_, render) => {
  const text = unquoted(Object.values(render(rules)).join('\n'));
  for (const [name, value] of Object.entries({ ...rules.everywhere, ...rules.pages })) {
    expect(text).toMatch(new RegExp(`${name}[: ]`));
    expect(text).toContain(value);
  }
});

it('repeats all headers in each nginx location, since add_header is not inherited, and lets no cache keep a missing hashed file', () => {
  const text = targets.nginx(rules)['shop.conf'] ?? '';
  const locations = text.split(/^location (?!.*return 404)/m).slice(1);
  expect(locations).toHaveLength(4);
  expect(text).toContain('\ncharset utf-8;');
  expect(text).toContain('"public, max-age=31536000, immutable";');
  for (const location of locations) {
    const others = { ...rules.everywhere, ...(location.startsWith('/assets/') ? {} : rules.pages) };
    const headers = ['Cache-Control', 'Vary', ...Object.keys(others)];
    expect([...location.matchAll(/add_header ([\w-]+)/g)].map(([, name]) => name)).toEqual(headers);
  }
});

it('keeps lines of a _headers file within hosts’ length limits', () => {
  const lines = (targets['headers-file'](rules)._headers ?? '').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000);
});
