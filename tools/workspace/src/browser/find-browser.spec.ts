import { findBrowser, type Probe, type BrowserSource } from './find-browser.ts';
import { probeBrowser } from './probe-browser.ts';
import { commonPaths } from './browser-sources.ts';

const source = (title: string, ...paths: string[]): BrowserSource => ({ title, candidates: () => paths });
const broken: BrowserSource = { title: 'Downloading', candidates: () => Promise.reject(new Error('no network')) };
const starts: Probe = async (path) => ({ ok: true, browser: { path, version: 'Chromium 1', hasSandbox: false } });

it('takes the first browser that starts, prints the result of each source, and tries no later one', async () => {
  const said: string[] = [];
  const probe: Probe = (path) => (path === '/chrome' ? starts(path) : probeBrowser(path));
  const sources = [
    source('Configured'),
    broken,
    source('Looking', '/no/such/file', '/chrome'),
    source('Later', '/other'),
  ];

  expect(await findBrowser(sources, probe, (line) => said.push(line))).toMatchObject({
    ok: true,
    browser: { path: '/chrome' },
  });
  expect(said).toEqual([
    'Configured ...',
    '  not found',
    'Downloading ...',
    '  no network',
    'Looking ...',
    '  /no/such/file: no such file',
    'Using Chromium 1 (/chrome), without sandbox',
  ]);
});

it('skips a program that is not a browser, and says so', async () => {
  const said: string[] = [];
  const finding = await findBrowser([source('Looking', process.execPath)], probeBrowser, (line) => said.push(line));
  expect(finding.ok).toBe(false);
  expect(said.at(-1)).toContain(`${process.execPath}: does not start: `);
});

it('looks on Linux for the headless browser first, then for Chromium before Chrome', () => {
  const places = commonPaths('linux', { PATH: '/usr/local/bin:/usr/bin' }, '/home/asha');
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
  expect(commonPaths(platform, env, '/Users/asha')).toContain(place);
});
