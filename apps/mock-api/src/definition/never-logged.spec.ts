import fc from 'fast-check';
import { createMockApi } from './shop.ts';

const names = ['password', 'token', 'signature', 'payment_signature', 'instrument'];
const cardAndAddress = ['card', 'card_number', 'number', 'expiry', 'cvv', 'otp', 'pin', 'address', 'Line1', 'Landmark'];
const secret = 'tulsi-4111';
const secretNumber = 4111222233;

const other = fc.constantFrom('cart', 'order_id', 'email', 'status', 'details', 'a');
const { body } = fc.letrec<{ hidden: unknown; body: unknown }>((tie) => ({
  /** Any shape with a secret in it. */
  hidden: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(secret, secretNumber, JSON.stringify({ value: secret })),
    fc.array(tie('hidden'), { minLength: 1, maxLength: 2 }),
    fc.dictionary(other, tie('hidden'), { minKeys: 1, maxKeys: 2 }),
  ),
  /** Any shape that has secrets below their names alone. */
  body: fc.oneof(
    { depthSize: 'small' },
    fc.dictionary(fc.constantFrom(...names, ...cardAndAddress), tie('hidden'), { minKeys: 1, maxKeys: 3 }),
    fc.record({ op: fc.constant('add'), path: fc.constantFrom('/card/cvv', '/address/0'), value: tie('hidden') }),
    fc.dictionary(other, tie('body'), { minKeys: 1, maxKeys: 3 }),
    fc.array(tie('body'), { minLength: 1, maxLength: 2 }),
    tie('body').map((inner) => ({ details: JSON.stringify(inner) })),
  ),
}));

const calls = ['/api/v1/login', '/api/v1/register', '/api/order/create', '/api/order/validate', '/mockpay/payments'];

it('passwords, tokens, signatures, card data and streets are never logged, whatever the body', async () => {
  const { app, requestLog } = await createMockApi({ passwordCost: 16, reportViolation: () => {} });
  const logged: unknown[] = [];
  requestLog.listen((request, body) => logged.push(request, body()));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, async (url, payload) => {
      const headers = { 'content-type': 'application/json' };
      await app.inject({ method: 'POST', url: `${url}?token=${secret}`, headers, payload: JSON.stringify(payload) });
      logged.push((await app.inject(`/__mock/requests/${requestLog.list().at(-1)?.id}`)).body);
      const said = JSON.stringify(logged.splice(0));
      expect(said).toContain(url);
      expect(said).not.toMatch(new RegExp(`${secret}|${secretNumber}`));
    }),
    { numRuns: 300, seed: 1 },
  );
  await app.close();
});
