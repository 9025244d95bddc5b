import { readFileSync } from 'node:fs';
import { createLineFinder, parseText, UnreadableText } from '../document/parse-openapi.ts';
import { configMessages as messages } from './config.messages.ts';
import { SetupError } from './setup-error.ts';

export const isJsonOrYaml = (file: string): boolean => /\.(json|ya?ml)$/.test(file);

/** The value of a file in JSON or YAML. @throws SetupError that names file and line */
export function readJsonOrYaml(file: string): unknown {
  try {
    return parseText(readFileSync(file, 'utf8'));
  } catch (error) {
    const { line, reason } = error instanceof UnreadableText ? error : { reason: (error as Error).message };
    throw new SetupError(messages.wrong(file, line, reason), [], { cause: error });
  }
}

/** What is wrong in a file, with its name and line. */
export function inFile(file: string, { message, at }: SetupError): SetupError {
  const text = readFileSync(file, 'utf8');
  return new SetupError(
    messages.wrong(file, (isJsonOrYaml(file) ? createLineFinder(text) : createCodeLineFinder(text))(at), message),
  );
}

/** @param check throws SetupError, which gets the name of the file and the line */
export function checkInFile<Checked>(file: string, check: () => Checked): Checked {
  try {
    return check();
  } catch (error) {
    throw error instanceof SetupError ? inFile(file, error) : error;
  }
}

/** Finds the line of some keys in a program, where each is written inside the other. */
const createCodeLineFinder = (text: string) => (at: readonly string[]) => {
  let end = 0;
  for (const key of at)
    if (/^[a-z]\w*$/i.test(key)) end += text.slice(end).match(new RegExp(`\\b${key}\\b["']?\\s*[:(]`))?.index ?? 0;
  return end === 0 ? undefined : text.slice(0, end).split('\n').length;
};
