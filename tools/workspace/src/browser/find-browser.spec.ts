import { findBrowser, type Probe, type Way } from './find-browser.ts';
import { probeBrowser } from './probe-browser.ts';
import { usualPlaces } from './ways.ts';

const way = (title: string, ...paths: string[]): Way => ({ title, candidates: () => paths });
const broken: Way = { title: 'Downloading', candidates: () => Promise.reject(new Error('no network')) };
const starts: Probe = async (path) => ({ ok: true, browser: { path, version: 'Chromium 1', hasSandbox: false } });

it('takes the first browser that starts, saying what each way came to, and tries no later way', async () => {
  const said: string[] = [];
  const probe: Probe = (path) => (path === '/chrome' ? starts(path) : probeBrowser(path));
  const ways = [way('Configured'), broken, way('Looking', '/no/such/file', '/chrome'), way('Later', '/other')];

  expect(await findBrowser(ways, probe, (line) => said.push(line))).toMatchObject({
    ok: true,
    browser: { path: '/chrome' },
  });
  expect(said).toEqual([
    'Configured ...',
    '  nothing found',
    'Downloading ...',
    '  no network',
    'Looking ...',
    '  /no/such/file: no such file',
    'Using Chromium 1 (/chrome), without its sandbox',
  ]);
});

it('does not take a program that starts no browser, and says so', async () => {
  const said: string[] = [];
  const finding = await findBrowser([way('Looking', process.execPath)], probeBrowser, (line) => said.push(line));
  expect(finding.ok).toBe(false);
  expect(said.at(-1)).toContain(`${process.execPath}: does not start: `);
});

it('looks on Linux for the browser that never has a window first, then for Chromium before Chrome', () => {
  const places = usualPlaces('linux', { PATH: '/usr/local/bin:/usr/bin' }, '/home/asha');
  expect(places.slice(0, 3)).toEqual([
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
  ]);
  expect(places.indexOf('/usr/bin/chromium')).toBeLessThan(places.indexOf('/usr/bin/google-chrome'));
  expect(new Set(places).size).toBe(places.length);
});

it.each([
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', {}, '/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Local\\Google\\Chrome\\Application\\chrome.exe'],
  ['linux', {}, '/usr/bin/chromium'],
] as const)('looks on %s with %j for %s', (platform, env, place) => {
  expect(usualPlaces(platform, env, '/Users/asha')).toContain(place);
});
