import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { expect } from 'expect';
import * as circus from 'jest-circus';
import * as mock from 'jest-mock';

// `node specs.process.ts a.spec.ts 'b.spec.ts#only these'`: spec files as Jest runs them, by its own runner, without its
// start-up and its transforms; what a workspace with one thing changed is judged by, a hundred times. Writes one line of
// JSON for each file.

const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect, jest: mock });

for (const argument of process.argv.slice(2)) {
  const [file = '', title] = argument.split('#');
  process.stdout.write(`${JSON.stringify({ file, ...(await judge(file, title)) })}\n`);
}
// What a failing spec left open must not keep anybody waiting.
process.exit(0);

async function judge(file: string, title?: string): Promise<{ passed: number; failures: string[] }> {
  circus.resetState();
  circus.setState({ ...circus.getState(), testNamePattern: title === undefined ? null : new RegExp(title) });
  try {
    await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    return { passed: 0, failures: [`does not load: ${beginning(error)}`] };
  }
  const { testResults, unhandledErrors } = await circus.run();
  const judged = testResults.filter(({ status }) => status !== 'skip');
  const failures = judged
    .filter(({ errors }) => errors.length > 0)
    .map(({ testPath, errors }) => `${testPath.slice(1).join(' › ')}: ${beginning(errors[0])}`);
  return {
    passed: judged.length - failures.length,
    failures: [...unhandledErrors.map(beginning), ...failures],
  };
}

function beginning(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // eslint-disable-next-line no-control-regex -- colours of a terminal
  const plain = text.replace(/\u001b\[[0-9;]*m/g, '');
  return plain.split('\n').slice(0, 12).join(' ').replace(/\s+/g, ' ').slice(0, 300);
}
