// Jest reads ES modules with a flag only. The engine is loaded by Node instead, beside Jest's modules.
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { constants, runInThisContext } = require('node:vm');

const { href } = pathToFileURL(join(__dirname, 'mock-for-tests.js'));
const load = () =>
  runInThisContext(`import('${href}')`, { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER });
/** In milliseconds: runners give hooks 5 or 10 seconds, which a busy machine exceeds. */
const HOOK_LIMIT = 60_000;

exports.useMockApi = (options, { beforeAll, afterEach, afterAll } = globalThis) => {
  let mock;
  const started = () => {
    if (!mock) throw new Error('The mock API starts before the first test; use it inside tests.');
    return mock;
  };
  beforeAll(async () => {
    const { startMock } = await load();
    mock = await startMock(options);
  }, HOOK_LIMIT);
  afterEach(() => mock?.endTest());
  afterAll(() => mock?.stop(), HOOK_LIMIT);
  return {
    get url() {
      return started().url;
    },
    get api() {
      return started().api;
    },
  };
};
