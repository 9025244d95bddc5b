import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { withoutStack } from './signals-without-stack.ts';

const require = createRequire(__filename);
const toolkit = path.dirname(require.resolve('@reduxjs/toolkit/package.json'));

const packages = [
  [
    'React',
    path.join(path.dirname(require.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js'),
    5,
  ],
  ['RTK Query', path.join(toolkit, 'dist/query/rtk-query.modern.mjs'), 1],
] as const;

const made = /Object\.create\(Error\.prototype/g;
/** An error that is made while the script starts, and not thrown by a function. */
const atStart = /^(?:var|const|let)?\s{0,2}\w+ = (?:\/\* @__PURE__ \*\/ )?(?:new )?Error\(/gm;

describe('errors that packages throw to themselves', () => {
  it.each(packages)('%s has none left that needs a stack', (_, file, count) => {
    const code = readFileSync(file, 'utf8');
    expect(code.match(atStart)).toHaveLength(count);

    const quick = withoutStack(code);
    expect(quick.match(atStart)).toBeNull();
    expect(quick.match(made)).toHaveLength(count);
  });

  it('are errors still, with their messages', () => {
    const ended = runInThisContext(withoutStack('AnException = new Error("Over.");')) as Error;
    expect(String(ended)).toBe('Error: Over.');
    expect(ended.stack).toBeUndefined();
  });
});
