import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { inOrder, type Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';

/** A package whose code or fonts are in the published files. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression. */
  readonly licence: string;
  readonly text: string;
  /** Hash of its archive in the registry, from the lock file. */
  readonly integrity: string;
}

/** As Vite lists them (`build.license`). */
interface Listed {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/** They add their own modules to every build, and Vite's list omits them. */
const bundlers = ['vite', 'rolldown'];

/** A font file in a build, whose name begins with its family. */
const fontFile = /^assets\/([a-z]+)[\w-]*\.woff2$/i;

/**
 * The packages in a build, by name: Vite's lists for the pages' scripts and the service worker, and the fonts.
 *
 * @param root the workspace, with node_modules and lock file
 * @throws CommandError when a package states no licence, or is not in the lock file
 */
export function bundledPackages(build: Files, root: string): BundledPackage[] {
  const names = [...build.keys()];
  const lists = [...build].filter(([name]) => /^\.vite\/[\w-]*licences\.json$/.test(name));
  const listed = lists.flatMap(([, content]) => JSON.parse(content.toString()) as Listed[]);
  const families = new Set(names.flatMap((name) => fontFile.exec(name)?.[1] ?? []));
  const unlisted = [...bundlers, ...[...families].map((family) => `@fontsource-variable/${family}`)];

  const locked = readLocked(root);
  const packages = [...listed, ...unlisted.map((name) => readPackage(path.join(root, 'node_modules', name)))];
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, packageOf(one, locked)]));
  return inOrder(byName.keys()).flatMap((name) => byName.get(name) ?? []);
}

function packageOf({ name, version, identifier, text = '' }: Listed, locked: Map<string, string>): BundledPackage {
  if (!identifier) throw new CommandError(messages.unlicensed(name));
  const integrity = locked.get(`${name}@${version}`);
  if (!integrity) throw new CommandError(messages.notLocked(`${name}@${version}`));
  return { name, version, licence: identifier, text: text.replaceAll('\r\n', '\n').trim(), integrity };
}

/** The hashes of the lock file, by `name@version`. */
function readLocked(root: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity?: string }>;
  };
  return new Map(
    Object.entries(packages).map(([place, { version, integrity = '' }]) => [
      `${place.replace(/^.*node_modules\//, '')}@${version}`,
      integrity,
    ]),
  );
}

function readPackage(folder: string): Listed {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const file = ['LICENSE', 'LICENSE.md'].map((one) => path.join(folder, one)).find((one) => existsSync(one));
  return { name, version, identifier: license, text: file === undefined ? '' : readFileSync(file, 'utf8') };
}

/** Name and licence text of each package, as licences require; packages with the same text share it. */
export function licenceTexts(packages: readonly BundledPackage[]): string {
  const groups = Map.groupBy(packages, ({ licence, text }) => `${licence}\n${text}`);
  const sections = [...groups.values()].map((group) => {
    const { licence = '', text = '' } = group[0] ?? {};
    const names = group.map(({ name, version }) => `${name} ${version}`).join('\n');
    return [names, messages.licence(licence), text || messages.noLicenceText].join('\n\n');
  });
  return `${messages.licences}\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
