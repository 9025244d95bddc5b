/** Shared with the test payment provider, which is this same server; a real one has a secret of its own. */
export const DEFAULT_SIGNING_SECRET = 'mockpay-test-secret';

const DAY = 24 * 60 * 60 * 1000;
/** How long a login lasts, in milliseconds. */
export const DEFAULT_TOKEN_LIFETIME = 30 * DAY;
