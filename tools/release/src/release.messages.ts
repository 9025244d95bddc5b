const list = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join('');

/** What the release commands say. */
export const releaseMessages = {
  dirty: (files: readonly string[]) =>
    `The working tree differs from its commit, so nobody could make this artifact again:${list(files)}\nCommit first, or give --allow-dirty: the artifact's name will say so.`,
  buildFailed: 'The build of the storefront failed; nothing was released.',
  forbidden: (parts: readonly string[]) =>
    `Pages hold what the shop's own Content-Security-Policy forbids:${list(parts)}`,
  inlineScript: (file: string, content: string) => `${file}: inline script: ${content.slice(0, 60)}`,
  inlineHandler: (file: string, tag: string) => `${file}: event handler in an attribute: ${tag.slice(0, 80)}`,
  scriptAddress: (file: string, tag: string) => `${file}: script in an address: ${tag.slice(0, 80)}`,
  unlicensed: (name: string) => `${name} does not say under which licence it may be published.`,

  noneYet: 'There is no artifact yet: npm run release',
  noArtifact: (place: string) => `There is no ${place}.`,
  noManifest: (place: string) => `${place} has no manifest.json: it is no release artifact.`,
  differs: (place: string, found: readonly string[]) => `${place} is not as it was made:${list(found)}`,
  unlisted: (file: string) => `${file} is not in the manifest`,
  missing: (file: string) => `${file} is missing`,
  changed: (file: string) => `${file} was changed`,
  isAsMade: (name: string, files: number, commit: string) =>
    `${name}: ${files} files are as they were made of ${commit}`,

  released: (file: string, size: number, sha256: string) => `${file}  ${(size / 1024).toFixed(0)} KiB  ${sha256}`,
  bundled: (packages: number) => `${packages} packages of others are in it`,
  same: (name: string, sha256: string) => `Two builds of ${name} are the same, byte for byte: ${sha256}`,
  notSame: (files: readonly string[]) => `Two builds of one commit differ:${list(files)}`,

  licences: 'What others made, and the shop is built with, with their licences.',
  licence: (licence: string) => `Licence: ${licence}`,
  noLicenceText: 'The package comes without a licence text of its own.',

  unknownTarget: (target: string, known: readonly string[]) =>
    `There are no header rules for ${target || 'no target'}: --target ${known.join(', ')}`,
  noFolder: 'Where to? --to folder',
  folderTaken: (folder: string) => `${folder} is not empty.`,
  siteWritten: (name: string, files: number, folder: string) => `${name}: ${files} files to publish in ${folder}`,
  unknownProvider: (provider: string) => `There is no payment provider ${provider}: --provider mockpay, razorpay`,
  noAddress: (option: string, text: string) =>
    `--${option} takes a path of the shop's own origin, or an address with http:// or https://, and not ${text}`,
  noPort: (text: string) => `--port takes a number from 0 to 65535, and not ${text}`,
  serving: (name: string, url: string, api: string) => `${name} at ${url}, its API at ${api}; Ctrl-C ends it`,
  apiIsDown: (api: string) => `No answer from ${api}.`,
} as const;
