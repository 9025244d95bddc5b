import { buffer } from 'node:stream/consumers';
import { pack as tar } from 'tar-stream';
import { precompressed, gzip } from '../archive/compress.ts';
import { below, inOrder, publishedFiles, type Files } from '../archive/files.ts';
import { billOfMaterials } from '../bundle/bill-of-materials.ts';
import { licenceTexts, type BundledPackage } from '../bundle/bundled-packages.ts';
import { defaultDeployment } from '../headers/deployment.ts';
import { headerRules } from '../headers/header-rules.ts';
import { targets } from '../headers/targets/targets.ts';

/** What an artifact was made from: the same inputs give the same bytes. */
export interface Inputs {
  readonly commit: string;
  /** The working tree had uncommitted changes: this artifact cannot be reproduced. */
  readonly isDirty: boolean;
  /** Seconds since 1970, of the commit. */
  readonly sourceDateEpoch: number;
  /** The Node version, whose zlib compressed the files. */
  readonly node: string;
  /** The catalogue in the pages: from the seed data or an API, and the SHA-256 of what was read. */
  readonly catalogue: { readonly from: string; readonly sha256: string };
  /** Build-time settings: environment variables that were set. */
  readonly settings: Readonly<Record<string, string>>;
}

interface Ingredients {
  readonly version: string;
  readonly inputs: Inputs;
  /** The build's output, source maps included. */
  readonly build: Files;
  readonly packages: readonly BundledPackage[];
}

/** Makes the artifact of a build; the same input gives the same bytes. */
export async function pack({ version, inputs, build, packages }: Ingredients) {
  const name = `storefront-${version}-${inputs.commit.slice(0, 7)}${inputs.isDirty ? '-dirty' : ''}`;
  const site = publishedFiles(build);
  const content: Files = new Map([
    ...below('site', site),
    ...below('site', precompressed(site)),
    ...below('headers', defaultHeaders()),
    ['inputs.json', Buffer.from(`${JSON.stringify(inputs, null, 2)}\n`)] as const,
    ['sbom.cdx.json', Buffer.from(billOfMaterials(version, inputs.commit, packages))] as const,
    ['third-party-licences.txt', Buffer.from(licenceTexts(packages))] as const,
  ]);
  const sourceMaps = new Map([...build].filter(([file]) => file.endsWith('.map')));
  const archiveOf = async (files: Files) => gzip(await writeTar(new Map(below(name, files)), inputs.sourceDateEpoch));
  return { name, content, archive: await archiveOf(content), sourceMaps: await archiveOf(sourceMaps) };
}

/** The same bytes for the same files: sorted, without owner, all with the same time. @param seconds since 1970 */
async function writeTar(files: Files, seconds: number): Promise<Buffer> {
  const archive = tar();
  const mtime = new Date(seconds * 1_000);
  for (const name of inOrder(files.keys())) archive.entry({ name, mtime }, files.get(name));
  archive.finalize();
  return buffer(archive);
}

/** The rules for a shop with its API on the same origin; `npm run release -- site` writes those of others. */
function defaultHeaders(): Files {
  const rules = headerRules(defaultDeployment);
  const rendered = Object.entries(targets).flatMap(([target, render]) =>
    Object.entries(render(rules)).map(([file, text]) => [`${target}/${file}`, Buffer.from(text)] as const),
  );
  return new Map(rendered);
}
