import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { MockConfig } from '../config.ts';
import { parseTree } from '../openapi/parse-openapi.ts';
import { cliMessages as messages } from './cli.messages.ts';
import { SetupError } from './setup-error.ts';

const names = ['ts', 'mts', 'js', 'mjs', 'json', 'yaml', 'yml'].map((end) => `mock.config.${end}`);

/** What a configuration may have. */
const keys: Readonly<Record<keyof MockConfig, true>> = {
  documents: true,
  port: true,
  host: true,
  https: true,
  corsOrigins: true,
  allowHosts: true,
  controlToken: true,
  bodyLimit: true,
  dataFile: true,
  seed: true,
  overrides: true,
  situations: true,
  active: true,
  latency: true,
  masks: true,
  security: true,
  strictIds: true,
  operations: true,
  logLevel: true,
};

/**
 * Reads a configuration file.
 *
 * @param given its path; by default the first of the usual names in this folder
 * @returns undefined when there is none
 * @throws SetupError
 */
export async function readConfigFile(given: string | undefined): Promise<MockConfig | undefined> {
  const file = given ?? names.find((name) => existsSync(name));
  if (file === undefined) return undefined;
  const path = resolve(file);
  let config: Partial<MockConfig>;
  try {
    if (/\.(json|ya?ml)$/.test(file)) config = parseTree(readFileSync(path, 'utf8'));
    else config = ((await import(pathToFileURL(path).href)) as { default?: MockConfig }).default ?? {};
  } catch (error) {
    throw new SetupError(messages.badConfig(file, error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
  const unknown = Object.keys(config).find((key) => !Object.hasOwn(keys, key));
  if (unknown !== undefined) throw new SetupError(messages.badConfig(file, messages.unknownKey(unknown)));
  return inFolder({ documents: [], ...config }, dirname(path));
}

/** With paths of this folder, from where the file is. */
function inFolder(config: MockConfig, folder: string): MockConfig {
  const at = (file: string) => (/^https?:/.test(file) ? file : resolve(folder, file));
  const { documents, dataFile, overrides, https } = config;
  return {
    ...config,
    documents: [documents]
      .flat()
      .map((one) => (typeof one === 'string' ? { document: one } : one))
      .map((one) => ({ ...one, document: at(one.document) })),
    ...(dataFile !== undefined && { dataFile: at(dataFile) }),
    ...(overrides !== undefined && { overrides: at(overrides) }),
    ...(https && { https: { cert: at(https.cert), key: at(https.key) } }),
  };
}
