/** Runs the pact files' spec last, since it reads all others' results. */
const LAST = 'pact-files.pact.spec.ts';

const rank = ({ path }) => (path.endsWith(LAST) ? 1 : 0);

/** A fixed order, independent of earlier runs. */
module.exports = class {
  sort(tests) {
    return [...tests].sort((one, other) => rank(one) - rank(other) || (one.path < other.path ? -1 : 1));
  }

  cacheResults() {}
};
