import path from 'node:path';

/** What decides where a browser may be installed. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
}

/**
 * Debian's browser without a window, which is never meant to have one: the shop's tests take half the processor's time in
 * it. By its own path, since the command of that name is a shell script around it that would outlive its own end.
 */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'];
const WINDOWS_PATHS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** The files that a Chromium or Chrome installed on this machine would have, the best first; each once. */
export function usualPlaces({ platform, env, home }: Machine): string[] {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(isSet);
    return unique([
      ...WINDOWS_PATHS.flatMap((file) => folders.map((folder) => path.win32.join(folder, file))),
      ...onPath(env.Path ?? env.PATH, ';', ['chrome.exe', 'chromium.exe'], path.win32),
    ]);
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', path.posix.join(home, 'Applications')];
    return unique([
      ...folders.flatMap((folder) => MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`)),
      ...onPath(env.PATH, ':', ['chromium', 'google-chrome'], path.posix),
    ]);
  }
  return unique([
    HEADLESS_SHELL,
    ...onPath(env.PATH, ':', LINUX_NAMES, path.posix),
    ...LINUX_NAMES.map((name) => `/usr/bin/${name}`),
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
  ]);
}

function onPath(value: string | undefined, separator: string, names: string[], flavour: path.PlatformPath): string[] {
  const folders = (value ?? '').split(separator).filter(isSet);
  return names.flatMap((name) => folders.map((folder) => flavour.join(folder, name)));
}

function isSet(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function unique(places: string[]): string[] {
  return [...new Set(places)];
}
