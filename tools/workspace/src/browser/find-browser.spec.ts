import { findBrowser, type Probe, type Way } from './find-browser.ts';

const way = (title: string, ...paths: string[]): Way => ({ title, candidates: async () => paths });
const starts =
  (...working: string[]): Probe =>
  async (path) =>
    working.includes(path)
      ? { ok: true, browser: { path, version: 'Chromium 1', hasSandbox: true } }
      : { ok: false, reason: 'does not start' };

function listen() {
  const lines: string[] = [];
  return { say: (line: string) => void lines.push(line), lines };
}

it('takes the first browser that starts, and tries no later way', async () => {
  const { say, lines } = listen();
  const download: Way = { title: 'Downloading', candidates: () => Promise.reject(new Error('must not be tried')) };

  const finding = await findBrowser([way('Looking', '/stub', '/chrome'), download], starts('/chrome'), say);

  expect(finding).toMatchObject({ ok: true, browser: { path: '/chrome' } });
  expect(lines).toEqual(['Looking ...', 'Using Chromium 1 (/chrome)']);
});

it('says what each way came to, and goes on after one that breaks', async () => {
  const { say, lines } = listen();
  const broken: Way = { title: 'Downloading', candidates: () => Promise.reject(new Error('no network')) };

  const finding = await findBrowser(
    [way('Configured'), broken, way('Packaged', '/packaged')],
    starts('/packaged'),
    say,
  );

  expect(finding.ok).toBe(true);
  expect(lines).toEqual([
    'Configured ...',
    '  nothing found',
    'Downloading ...',
    '  no network',
    'Packaged ...',
    'Using Chromium 1 (/packaged)',
  ]);
});

it('finds none when none starts, with all that was tried', async () => {
  const { say } = listen();

  const finding = await findBrowser([way('Looking', '/stub'), way('Packaged')], starts(), say);

  expect(finding).toEqual({ ok: false, tried: ['Looking: /stub: does not start', 'Packaged: nothing found'] });
});
