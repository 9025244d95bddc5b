/**
 * What goes wrong in the browser during a test, in one line each, such as `answer 401: POST /api/v1/login`.
 *
 * Every one that a test has not announced fails it, and so does one that was announced and did not happen.
 */
export interface BrowserErrors {
  /** Announces what this test provokes; text or pattern is looked for in the line. */
  expect: (...announced: (string | RegExp)[]) => void;
}

/** Compares what happened with what was announced; empty when they agree. */
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
