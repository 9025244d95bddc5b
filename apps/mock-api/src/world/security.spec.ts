import { randomId } from './ids.ts';
import { createPasswords } from './passwords.ts';
import { paymentSigner } from './payment-signer.ts';

describe('passwords', () => {
  const passwords = createPasswords(16);

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
    expect(await passwords.verify(one, hash)).toBe(true);
    expect(await passwords.verify(other, hash)).toBe(false);
  });

  it('rejects every password of an unknown account, and of a hash of another kind', async () => {
    expect(await passwords.verify('', undefined)).toBe(false);
    expect(await passwords.verify('demo1234', undefined)).toBe(false);
    expect(await passwords.verify('demo1234', 'scrypt$16x1$dmFuYQ$YglX')).toBe(false);
  });

  it('verifies with the cost that is stored in the hash', async () => {
    // node -p "crypto.pbkdf2Sync('demo1234', 'salt', 16, 32, 'sha256').toString('hex')"
    const hash = 'pbkdf2$16$73616c74$b09b8b93283359e9ab97178fa71dab837a2e9967428e03e3cc0f0d3c26eb3ecc';
    expect(await createPasswords(32).verify('demo1234', hash)).toBe(true);
  });
});

describe('the payment signer', () => {
  const signer = paymentSigner('secret');
  const claim = { orderId: 'order_1', paymentId: 'pay_1' };

  it('signs with hex HMAC-SHA256', async () => {
    // printf 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
    expect(await signer.sign(claim)).toBe('52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb');
  });

  it('verifies a signature for its own order, payment and secret only', async () => {
    const signature = await signer.sign(claim);
    expect(await signer.verify(claim, signature)).toBe(true);
    expect(await signer.verify(claim, signature.toUpperCase())).toBe(false);
    expect(await signer.verify({ ...claim, orderId: 'order_2' }, signature)).toBe(false);
    expect(await signer.verify({ ...claim, paymentId: 'pay_2' }, signature)).toBe(false);
    expect(await paymentSigner('another').verify(claim, signature)).toBe(false);
  });

  it.each(['', 'x', 'ß'.repeat(32), 'f'.repeat(64)])('rejects the signature %j', async (forged) => {
    expect(await signer.verify(claim, forged)).toBe(false);
  });
});

it('a random id skips bytes that would make some letters more likely', () => {
  const bytes = [255, 248, 247, 0];
  expect(randomId({ bytes: () => Uint8Array.from(bytes) }, '', 2)).toBe('9A');
});
