// spec-map: 5.4.1, 5.4.2
import { checkLogin } from './check-login.ts';

describe('login', () => {
  it.each([
    ['VV100001', 'demo1234'],
    ['demo@vanaveda.example', 'demo1234'],
    ['VV100001', '      '],
  ])('takes %j with the password %j; only the server knows whether they are right', (email, password) => {
    expect(checkLogin({ email, password })).toEqual({ ok: true });
  });

  it.each`
    email         | password      | field
    ${''}         | ${''}         | ${'email'}
    ${'  '}       | ${'demo1234'} | ${'email'}
    ${'VV100001'} | ${''}         | ${'password'}
  `(
    'asks for all fields at "$email" and "$password", the $field first',
    ({ email, password, field }: { email: string; password: string; field: string }) => {
      expect(checkLogin({ email, password })).toEqual({ ok: false, reason: 'fields-missing', field });
    },
  );
});
