const list = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join('');

/** What the release commands print. */
export const releaseMessages = {
  dirty: (files: readonly string[]) =>
    `The working tree has uncommitted changes, so this artifact is not reproducible:${list(files)}\nCommit them, or pass --allow-dirty: the artifact's name will say so.`,
  buildFailed: (output: string) => `${output}\nThe storefront's build failed.`,
  unlicensed: (name: string) => `The package ${name} states no licence.`,
  notLocked: (name: string) => `The package ${name} is not in package-lock.json.`,

  noneYet: 'No release artifact found. Make one: npm run release',
  notUnpacked: (file: string, reason: string) => `${file} cannot be unpacked: ${reason.trim()}`,
  noSite: (file: string) => `${file} is not a release archive: it has no folder "site".`,

  released: (file: string, size: number, sha256: string) => `${file}  ${(size / 1024).toFixed(0)} KiB  ${sha256}`,
  next: 'Preview it: npm run release -- serve    Publish it: npm run release -- site --help',
  same: (name: string) => `Two builds of ${name} are identical.`,
  notSame: (files: readonly string[]) => `Two builds of the same commit differ:${list(files)}`,

  licences: 'Third-party packages in this build, with their licences.',
  licence: (licence: string) => `Licence: ${licence}`,
  noLicenceText: 'The package contains no licence text.',

  folderTaken: (folder: string) => `${folder} is not empty. Empty it, or give another folder with --to.`,
  siteWritten: (name: string, files: number, folder: string) => `${name}: ${files} files written to ${folder}`,
  fictional: (provider: string, hosts: readonly string[]) =>
    `Warning: ${provider} takes real money, but the pages name the fictional company (${hosts.join(', ')}).\n  Change libs/domain/src/company/default-company.ts, and build a release again.`,
  publish: (provider: string) => `Payments go to ${provider}. Publish the folder, service-worker.js last.`,

  wrongValue: (name: string, expected: string | undefined, value: unknown) =>
    `${name} must be ${expected}, but is ${JSON.stringify(value)}.`,
  unknownSettings: (file: string, names: readonly string[], known: readonly string[]) =>
    `${file} has settings that the shop does not know: ${names.join(', ')}. It knows ${known.join(', ')}.`,
  addressLinesOptional: (provider: string) =>
    `Warning: ${provider} takes real money, but Pay does not ask for recipient, mobile, house and street.\n  Set addressLines: 'required' in shop-config.js, unless something else gives the courier an address.`,
  noPaymentKey: (file: string) => `paymentKey in ${file} is missing: razorpay needs the provider's public key.`,
  badConfig: (file: string, reason: string) => `${file} cannot be run: ${reason}`,
  noConfig: (file: string) => `${file} does not set globalThis.shopConfig.`,
  noConfigFile: "No configuration given. Use --config FILE, the deployment's shop-config.js.",
  providerNotNamed:
    'Which payment provider? Set paymentProvider in your shop-config.js: razorpay, or mockpay for a test shop.',

  serving: (name: string, url: string, api: string) =>
    `Serving ${name} at ${url}, with the API at ${api}. Stop with Ctrl-C.`,
  noApi: (given: string) => `--api must be an http(s) URL, but is ${given}.`,
  apiIsDown: (api: string) => `Cannot reach the API at ${api}. Start it: npm run mock-api`,
} as const;
