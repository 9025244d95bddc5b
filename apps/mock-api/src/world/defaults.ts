/** Secret of the test payment provider, which is part of this server. */
export const DEFAULT_SIGNING_SECRET = 'mockpay-test-secret';

const DAY = 24 * 60 * 60 * 1000;
/** Lifetime of a login, in milliseconds. */
export const DEFAULT_TOKEN_LIFETIME = 30 * DAY;
