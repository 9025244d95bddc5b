import type { Plugin } from 'vite';

const packages = /\/(?:react-dom-client\.production\.js|rtk-query\.modern\.mjs)$/;
const signal =
  /(\b\w+(?:Exception|Error) = (?:\/\* @__PURE__ \*\/ )?)(?:new )?Error\((formatProdErrorMessage\(\d+\)|"[^"]*")\)/g;

/**
 * What packages throw to themselves: errors that are told apart by identity alone, and are made as a script starts. For
 * each the browser would read the whole script a second time, on the main thread, to write down a stack that nobody ever
 * looks at: with React's five that takes longer than everything else in its script.
 */
export function signalsWithoutStack(): Plugin {
  return {
    name: 'signals-without-stack',
    apply: 'build',
    transform: (code, id) => (packages.test(id) ? { code: withoutStack(code), map: null } : null),
  };
}

/** @returns the code with those errors as they are, but for the stack */
export const withoutStack = (code: string): string =>
  code.replaceAll(signal, '$1Object.create(Error.prototype, { message: { value: $2 } })');
