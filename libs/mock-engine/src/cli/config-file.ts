import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { configMessages as messages } from '../config/config.messages.ts';
import { checkConfig, type CheckedConfig } from '../config/mock-config.ts';
import { SetupError } from '../config/setup-error.ts';
import { linesOf, parseText, UnreadableText } from '../document/parse-openapi.ts';

const names = ['ts', 'mts', 'js', 'mjs', 'json', 'yaml', 'yml'].map((end) => `mock.config.${end}`);

export interface ReadConfig {
  readonly config: CheckedConfig;
  /** What is wrong at the place of some keys, as file and line. */
  readonly errorAt: (at: readonly string[], reason: string) => SetupError;
}

/**
 * Reads a configuration file.
 *
 * @param given its path; by default the first of the usual names in this folder
 * @returns undefined when there is none
 * @throws SetupError with file, line and reason
 */
export async function readConfigFile(given: string | undefined): Promise<ReadConfig | undefined> {
  const file = given ?? names.find((name) => existsSync(name));
  if (file === undefined) return undefined;
  const path = resolve(file);
  const isData = /\.(json|ya?ml)$/.test(file);
  const errorAt = (at: readonly string[], reason: string) => {
    const text = readFileSync(path, 'utf8');
    return new SetupError(messages.wrong(file, (isData ? linesOf(text) : linesInCode(text))(at), at, reason));
  };
  let said: unknown;
  try {
    if (isData) said = parseText(readFileSync(path, 'utf8')) ?? {};
    else {
      const exported = (await import(pathToFileURL(path).href)) as object;
      if (!('default' in exported)) throw new SyntaxError(messages.notDefault);
      said = await exported.default;
    }
  } catch (error) {
    const { line, reason } = error instanceof UnreadableText ? error : thrownIn(path, error);
    throw new SetupError(messages.wrong(file, line, [], reason), { cause: error });
  }
  return { config: inFolder(checkConfig(said, errorAt), dirname(path)), errorAt };
}
/** The first line of an error's message, and where in this file it was thrown, if it says so. */
function thrownIn(path: string, error: unknown): { line: number | undefined; reason: string } {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const [, line] = stack.split(path)[1]?.match(/^:(\d+)/) ?? [];
  return { line: line === undefined ? undefined : Number(line), reason: message.split('\n')[0] ?? '' };
}

/** Finds the line of some keys in a program, where each is written inside the other. */
const linesInCode = (text: string) => (at: readonly string[]) => {
  let end = 0;
  for (const key of at)
    if (/^[a-z]\w*$/i.test(key)) end += text.slice(end).match(new RegExp(`\\b${key}\\b["']?\\s*[:(]`))?.index ?? 0;
  return end === 0 ? undefined : text.slice(0, end).split('\n').length;
};

/** With paths of this folder, from where the file is. */
function inFolder(config: CheckedConfig, folder: string): CheckedConfig {
  const at = (file: string) => (/^https?:/.test(file) ? file : resolve(folder, file));
  const files = (['dataFile', 'overrides', 'httpsCert', 'httpsKey'] as const).flatMap((key) => {
    const file = config[key];
    return file === undefined ? [] : [[key, at(file)]];
  });
  const documents = config.documents?.map((one) => ({ ...one, document: at(one.document) }));
  return { ...config, documents, ...(Object.fromEntries(files) as Partial<CheckedConfig>) };
}
