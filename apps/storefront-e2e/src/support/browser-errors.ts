/**
 * Errors in the browser during a test, one line each, such as `response 401: POST /api/v1/login`. A test fails on each
 * unexpected error and on each expected one that does not occur.
 */
export interface BrowserErrors {
  /** Declares errors that this test causes, as text or pattern within the line. */
  expect: (...announced: (string | RegExp)[]) => void;
}

/** Compares actual with expected errors; empty when they match. */
export function compareErrors(happened: readonly string[], announced: readonly (string | RegExp)[]): string[] {
  const unexpected = happened.filter((line) => !announced.some((one) => isMeant(one, line)));
  const missing = announced.filter((one) => !happened.some((line) => isMeant(one, line)));
  return [
    ...unexpected.map((line) => `not announced: ${line}`),
    ...missing.map((one) => `announced, but did not happen: ${one}`),
  ];
}

function isMeant(announced: string | RegExp, line: string): boolean {
  return typeof announced === 'string' ? line.includes(announced) : announced.test(line);
}
