import { usualPlaces } from './usual-places.ts';

const machine = { env: {}, home: '/home/asha' };

it('prefers on Linux the browser that never has a window, then the PATH, Chromium before Chrome, each place once', () => {
  const places = usualPlaces({ ...machine, platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin' } });

  expect(places.slice(0, 3)).toEqual([
    '/usr/lib/chromium/chromium-headless-shell',
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
  ]);
  expect(places.indexOf('/usr/bin/chromium')).toBeLessThan(places.indexOf('/usr/bin/google-chrome'));
  expect(places).toContain('/opt/google/chrome/chrome');
  expect(new Set(places).size).toBe(places.length);
});

it('looks in /usr/bin even when the PATH is empty', () => {
  expect(usualPlaces({ ...machine, platform: 'linux' })).toContain('/usr/bin/chromium');
});

it("looks among the applications of a Mac, the machine's and the user's", () => {
  const places = usualPlaces({ ...machine, platform: 'darwin', home: '/Users/asha' });

  expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium');
});

it('looks in the program folders of Windows, and on its Path', () => {
  const env = {
    ProgramFiles: 'C:\\Program Files',
    LOCALAPPDATA: 'C:\\Users\\asha\\AppData\\Local',
    Path: 'D:\\tools;',
  };
  const places = usualPlaces({ ...machine, platform: 'win32', env });

  expect(places).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\asha\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Users\\asha\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    'D:\\tools\\chrome.exe',
    'D:\\tools\\chromium.exe',
  ]);
});
