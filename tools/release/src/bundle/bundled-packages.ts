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

/**
 * The packages in a build, by name: Vite's lists for the pages' scripts and the service worker.
 *
 * @param modules the workspace's node_modules
 * @throws CommandError when a package states no licence
 */
export function bundledPackages(build: Files, modules: string): BundledPackage[] {
  const lists = [...build].filter(([name]) => /^\.vite\/[\w-]*licences\.json$/.test(name));
  const listed = lists.flatMap(([, content]) => JSON.parse(content.toString()) as Listed[]);
  const packages = [...listed, ...bundlers.map((name) => readPackage(path.join(modules, name)))].map(packageOf);
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return inOrder(byName.keys()).flatMap((name) => byName.get(name) ?? []);
}

function packageOf({ name, version, identifier, text = '' }: Listed): BundledPackage {
  if (!identifier) throw new CommandError(messages.unlicensed(name));
  return { name, version, licence: identifier, text: text.replaceAll('\r\n', '\n').trim() };
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
