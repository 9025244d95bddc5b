import { chromium, type Browser, type Page } from 'playwright-core';
import type { BrowserSource } from './browser-sources.ts';
import { findBrowser } from './find-browser.ts';

const source = (title: string, ...paths: string[]): BrowserSource => ({ title, candidates: () => paths });
const broken: BrowserSource = { title: 'Downloading', candidates: () => Promise.reject(new Error('no network')) };

let said: string[] = [];
beforeEach(() => {
  said = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

it('takes the first browser that starts, prints a line for each source, and tries no later one', async () => {
  const page = { setContent: () => Promise.resolve() } as Partial<Page> as Page;
  const browser = {
    version: () => '1',
    newPage: async () => page,
    close: async () => {},
  } as Partial<Browser> as Browser;
  jest.spyOn(chromium, 'launch').mockResolvedValue(browser);
  const later = jest.fn(() => ['/other']);
  const sources = [
    source('Configured'),
    broken,
    source('Looking', '/no/such/file', process.execPath),
    { title: 'Later', candidates: later },
  ];

  expect(await findBrowser(sources)).toMatchObject({ path: process.execPath, version: 'Chromium 1' });
  expect(said.join('')).toMatch(
    /^Configured \.\.\. not found\nDownloading \.\.\. no network\nLooking \.\.\. Chromium 1 /,
  );
  expect(later).not.toHaveBeenCalled();
});

it('skips a program that is not a browser, and says so', async () => {
  await expect(findBrowser([source('Looking', process.execPath)])).rejects.toThrow('No browser could be started.');
  expect(said.at(-1)).toContain(`${process.execPath}: does not start: `);
});
