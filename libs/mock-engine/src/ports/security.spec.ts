import { createWebHmacSigner } from './web/hmac-signer.ts';
import { createPbkdf2Passwords } from './web/pbkdf2-passwords.ts';
import { webSha256Fingerprint } from './web/sha256-fingerprint.ts';
import { createHmacSigner } from './node/hmac-signer.ts';
import { limitConcurrency } from './node/limit-concurrency.ts';
import { createScryptPasswords } from './node/scrypt-passwords.ts';
import { sha256Fingerprint } from './node/sha256-fingerprint.ts';

// The Node and browser implementations pass the same tests.
const hashers = {
  scrypt: (work: number) => createScryptPasswords({ cost: work }),
  pbkdf2: (work: number) => createPbkdf2Passwords({ iterations: work }),
};
const signers = { node: createHmacSigner, web: createWebHmacSigner };

describe.each(Object.entries(hashers))('%s', (_, hasher) => {
  const passwords = hasher(16);

  it('verifies only the right password', async () => {
    const hash = await passwords.hash('demo1234');
    expect(await passwords.verify('demo1234', hash)).toBe(true);
    expect(await passwords.verify('demo1235', hash)).toBe(false);
  });

  it('hashes without the password in the hash, and with a new salt each time', async () => {
    const [one, other] = await Promise.all([passwords.hash('demo1234'), passwords.hash('demo1234')]);
    expect(one).not.toContain('demo1234');
    expect(one).not.toBe(other);
  });

  it('accepts composed and decomposed accents', async () => {
    expect(await passwords.verify('cafe\u0301', await passwords.hash('caf\u00e9'))).toBe(true);
  });

  it.each([
    ['demo1234', 'demo1234\u0000'],
    ['demo1234\u0000', 'demo1234\u0000\u0000'],
    ['demo\u00001234', 'demo\u00001235'],
  ])('distinguishes NUL characters: %j and %j', async (one, other) => {
    const hash = await passwords.hash(one);
    expect([await passwords.verify(one, hash), await passwords.verify(other, hash)]).toEqual([true, false]);
  });

  it('rejects every password of an unknown account', async () => {
    expect(await passwords.verify('', undefined)).toBe(false);
    expect(await passwords.verify('demo1234', undefined)).toBe(false);
  });

  it('verifies with the cost that is stored in the hash', async () => {
    const hash = await hasher(32).hash('demo1234');
    expect(await passwords.verify('demo1234', hash)).toBe(true);
  });
});

it('verifies an old scrypt hash with one pass', async () => {
  // node -p "crypto.scryptSync('demo1234', 'salt', 32, { N: 16 }).toString('base64url')"
  const hash = `scrypt$16$${Buffer.from('salt').toString('base64url')}$pg_st6pDRQvI8bPaN1vgNrB3-EbtcACdetZqJwrkBhA`;
  const passwords = createScryptPasswords({ cost: 16 });
  expect(await passwords.verify('demo1234', hash)).toBe(true);
  expect(await passwords.verify('demo1235', hash)).toBe(false);
});

it('verifies a PBKDF2 hash created by Node', async () => {
  // node -p "crypto.pbkdf2Sync('demo1234', 'salt', 16, 32, 'sha256').toString('base64url')"
  const hash = `pbkdf2$16$${Buffer.from('salt').toString('base64url')}$sJuLkygzWemrlxePpx2rg3oumWdCjgPjzA8NPCbrPsw`;
  expect(await createPbkdf2Passwords().verify('demo1234', hash)).toBe(true);
});

describe.each(Object.entries(signers))('the %s signer', (_, createSigner) => {
  const signer = createSigner('secret');
  const text = 'order_1|pay_1';

  it('signs with hex HMAC-SHA256', async () => {
    // printf 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
    expect(await signer.sign(text)).toBe('52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb');
  });

  it('verifies a signature for its own text and secret only', async () => {
    const signature = await signer.sign(text);
    expect(await signer.verify(text, signature)).toBe(true);
    expect(await signer.verify(text, signature.toUpperCase())).toBe(false);
    expect(await signer.verify('order_2|pay_1', signature)).toBe(false);
    expect(await signer.verify('order_1|pay_2', signature)).toBe(false);
    expect(await createSigner('another').verify(text, signature)).toBe(false);
  });

  it.each(['', 'x', 'ß'.repeat(32), 'f'.repeat(64)])('rejects the signature %j', async (forged) => {
    expect(await signer.verify(text, forged)).toBe(false);
  });
});

it.each([sha256Fingerprint, webSha256Fingerprint])('fingerprints a token with SHA-256', async (fingerprint) => {
  expect(await fingerprint('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

it('runs at most the given number of calls at once, and every call in the end', async () => {
  let running = 0;
  let most = 0;
  const work = limitConcurrency(2, async (name: string) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    if (name === 'c') throw new Error('c fails');
    return name;
  });

  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => work(name)));
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    'a',
    'b',
    'failed',
    'd',
    'e',
  ]);
  expect(most).toBe(2);
});
