import { precompressed, gzip } from '../archive/compress.ts';
import { below, publishedFiles, type Files } from '../archive/files.ts';
import { writeTar } from '../archive/tar.ts';
import { billOfMaterials } from '../bundle/bill-of-materials.ts';
import { licenceTexts, type BundledPackage } from '../bundle/bundled-packages.ts';
import { defaultDeployment } from '../headers/deployment.ts';
import { headerRules } from '../headers/header-rules.ts';
import { targets } from '../headers/targets/targets.ts';
import { MANIFEST, manifestOf, type Inputs } from './manifest.ts';

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

  const content = new Map<string, Buffer>([
    ...below('site', site),
    ...below('site', precompressed(site)),
    ...below('headers', defaultHeaders()),
    ['sbom.cdx.json', Buffer.from(billOfMaterials(version, inputs.commit, packages))] as const,
    ['third-party-licences.txt', Buffer.from(licenceTexts(packages))] as const,
  ]);
  content.set(MANIFEST, Buffer.from(`${JSON.stringify(manifestOf(name, inputs, content), null, 2)}\n`));

  const archiveOf = async (files: Files) => gzip(await writeTar(new Map(below(name, files)), inputs.sourceDateEpoch));
  const sourceMaps = new Map([...build].filter(([file]) => file.endsWith('.map')));
  return { name, archive: await archiveOf(content), sourceMaps: await archiveOf(sourceMaps), packages };
}

/** The rules for a shop with its API on the same origin; `npm run release -- site` writes those of others. */
function defaultHeaders(): Files {
  const rules = headerRules(defaultDeployment);
  const rendered = Object.entries(targets).flatMap(([target, render]) =>
    Object.entries(render(rules)).map(([file, text]) => [`${target}/${file}`, Buffer.from(text)] as const),
  );
  return new Map(rendered);
}
