import path from 'node:path';

/** What decides where a browser may be installed. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
}

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'];
const WINDOWS_PATHS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** The files that a Chromium or Chrome installed on this machine would have, the likeliest first; each once. */
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
