import { checkLogin } from './check-login.ts';

describe('login', () => {
  it.each(['VV100001', 'demo@vanaveda.example'])('takes %p with a password', (email) => {
    expect(checkLogin({ email, password: 'demo1234' })).toEqual({ ok: true });
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

  it('leaves it to the server what a password of spaces is worth', () => {
    expect(checkLogin({ email: 'VV100001', password: '      ' })).toEqual({ ok: true });
  });
});
