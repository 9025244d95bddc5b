import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkInFile, isJsonOrYaml, readJsonOrYaml } from '../config/checked-file.ts';
import { configMessages as messages } from '../config/config.messages.ts';
import { checkConfig, type CheckedConfig } from '../config/mock-config.ts';
import { SetupError } from '../config/setup-error.ts';

const names = ['ts', 'mts', 'js', 'mjs', 'json', 'yaml', 'yml'].map((end) => `mock.config.${end}`);

/**
 * Reads a configuration file.
 *
 * @param file by default the first of the usual names in this folder
 * @throws SetupError with file, line and reason
 */
export async function readConfigFile(file = names.find((name) => existsSync(name))) {
  if (file === undefined) return undefined;
  const given = isJsonOrYaml(file) ? (readJsonOrYaml(file) ?? {}) : await importDefault(file);
  return {
    file,
    config: resolvePaths(
      checkInFile(file, () => checkConfig(given)),
      dirname(resolve(file)),
    ),
  };
}

async function importDefault(file: string): Promise<unknown> {
  const { href } = pathToFileURL(resolve(file));
  try {
    const exported = (await import(href)) as object;
    if (!('default' in exported)) throw new SyntaxError(messages.notDefault);
    return await exported.default;
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
    // The line in this file, if the error says so.
    const [, line] = stack.split(resolve(file))[1]?.match(/^:(\d+)/) ?? [];
    throw new SetupError(messages.wrong(file, line, message.split('\n')[0] ?? ''), [], { cause: error });
  }
}

function resolvePaths(config: CheckedConfig, folder: string): CheckedConfig {
  const fromFolder = (file: string) => (/^https?:/.test(file) ? file : resolve(folder, file));
  const files = (['dataFile', 'overrides', 'httpsCert', 'httpsKey'] as const).flatMap((key) => {
    const file = config[key];
    return file === undefined ? [] : [[key, fromFolder(file)]];
  });
  const documents = config.documents?.map((one) => ({ ...one, document: fromFolder(one.document) }));
  return { ...config, documents, ...(Object.fromEntries(files) as Partial<CheckedConfig>) };
}
