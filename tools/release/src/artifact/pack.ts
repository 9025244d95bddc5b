import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { precompressed, gzip } from '../archive/compress.ts';
import { inOrder, type Files } from '../archive/files.ts';
import { writeTar } from '../archive/tar.ts';
import type { BundledPackage } from '../bundle/package.ts';
import { bomOf } from '../bundle/bom.ts';
import { licencesOf } from '../bundle/licences.ts';
import { defaultDeployment } from '../headers/deployment.ts';
import { headerRules } from '../headers/header-rules.ts';
import { forbiddenParts, inlineHashes } from '../headers/inline-parts.ts';
import { targets } from '../headers/targets/targets.ts';
import { releaseMessages as messages } from '../release.messages.ts';
import { MANIFEST, manifestOf, type Inputs } from './manifest.ts';

export interface Release {
  readonly name: string;
  readonly archive: Buffer;
  readonly sourceMaps: Buffer;
  readonly packages: readonly BundledPackage[];
}

interface Ingredients {
  readonly version: string;
  readonly inputs: Inputs;
  /** What the build wrote, source maps included. */
  readonly build: Files;
  readonly packages: readonly BundledPackage[];
}

/**
 * Makes the artifact of a build; the same ingredients make the same bytes.
 *
 * @throws Refusal when a page holds what its own header rules would forbid
 */
export async function pack({ version, inputs, build, packages }: Ingredients): Promise<Release> {
  const name = `storefront-${version}-${inputs.commit.slice(0, 7)}${inputs.isDirty ? '-dirty' : ''}`;
  const isMap = (file: string) => file.endsWith('.map');
  const site = pick(build, (file) => !isMap(file));
  const forbidden = forbiddenParts(site);
  if (forbidden.length > 0) throw new Refusal(messages.forbidden(forbidden));

  const content = new Map<string, Buffer>([
    ...below('site', site),
    ...below('site', await precompressed(site)),
    ...below('headers', defaultHeaders(site)),
    ['sbom.cdx.json', json(bomOf(version, inputs.commit, packages))] as const,
    ['third-party-licences.txt', Buffer.from(licencesOf(packages))] as const,
  ]);
  content.set(MANIFEST, json(manifestOf(name, inputs, content)));

  const archiveOf = (files: Files, folder: string) =>
    gzip(writeTar(new Map(below(folder, files)), inputs.sourceDateEpoch));
  return {
    name,
    archive: await archiveOf(content, name),
    sourceMaps: await archiveOf(pick(build, isMap), name),
    packages,
  };
}

/** The rules for a shop whose API stands on its own origin; `npm run release:headers` renders them for others. */
function defaultHeaders(site: Files): Files {
  const rules = headerRules(defaultDeployment, inlineHashes(site));
  const rendered = Object.entries(targets).flatMap(([target, render]) =>
    Object.entries(render(rules)).map(([file, text]) => [`${target}/${file}`, Buffer.from(text)] as const),
  );
  return new Map(rendered);
}

const below = (folder: string, files: Files) =>
  inOrder(files.keys()).map((name) => [`${folder}/${name}`, files.get(name) ?? Buffer.alloc(0)] as const);

const pick = (files: Files, isWanted: (name: string) => boolean): Files =>
  new Map([...files].filter(([name]) => isWanted(name)));

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
