import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { releaseMessages as messages } from '../release.messages.ts';

/** A package of which something is in the published files. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression. */
  readonly licence: string;
  /** The texts of its licence files, in the order of their names. */
  readonly texts: readonly string[];
}

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)(?!.*\.(?:[cm]?[jt]s|json)$)/i;

/** @throws Refusal when a package does not say under which licence it may be published */
export function readPackage(folder: string): BundledPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const { name, version, license } = manifest;
  if (!license) throw new Refusal(messages.unlicensed(name));
  const texts = readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, licence: license, texts };
}
