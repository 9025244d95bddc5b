import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockOnly, type Lock } from './lock-only.ts';
import { runCommand } from './run-command.ts';

const PACKAGE = '@sparticuz/chromium';
const INSTALL_LIMIT_MS = 5 * 60_000;

interface PackagedChromium {
  default: { executablePath: () => Promise<string> };
}

/**
 * The Chromium inside an npm package (Linux on x64 only): it needs neither root nor a download from elsewhere than the npm
 * registry, only the usual system libraries. It unpacks itself into the folder for temporary files.
 *
 * npm leaves the package out where the machine's own Node is older than it wants, although the shop runs on a newer
 * one; then it is installed here into a cache folder, at the version and hash of the lock file.
 */
export async function packagedChromium(root: string): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux on x64 only');
  const { default: packaged } = (await loadFrom(root).catch(() => installApart(root))) as PackagedChromium;
  return [await packaged.executablePath()];
}

async function loadFrom(folder: string): Promise<unknown> {
  const file = createRequire(path.join(folder, 'package.json')).resolve(PACKAGE);
  return import(pathToFileURL(file).href);
}

async function installApart(root: string): Promise<unknown> {
  const whole = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const piece = lockOnly(PACKAGE, whole);
  if (!piece) throw new Error(`package-lock.json does not hold ${PACKAGE}`);

  const folder = path.join(root, 'node_modules/.cache/shop-browser');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(piece.manifest));
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(piece.lock));
  const npm = process.env.npm_execpath;
  const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const install = await runCommand(program, [...args, 'ci', '--ignore-scripts', '--no-audit'], {
    cwd: folder,
    limitMs: INSTALL_LIMIT_MS,
  });
  if (!install.ok) throw new Error(`npm ci of ${PACKAGE} failed: ${install.reason}`);
  return loadFrom(folder);
}
