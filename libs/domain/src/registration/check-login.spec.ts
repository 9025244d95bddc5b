// spec-map: 5.4.1, 5.4.2
import { missingLoginFields } from './check-login.ts';

it.each`
  email                      | password      | missing
  ${''}                      | ${''}         | ${['email', 'password']}
  ${'  '}                    | ${'demo1234'} | ${['email']}
  ${'VV100001'}              | ${''}         | ${['password']}
  ${'VV100001'}              | ${'demo1234'} | ${[]}
  ${'demo@vanaveda.example'} | ${'demo1234'} | ${[]}
  ${'VV100001'}              | ${'      '}   | ${[]}
`(
  'a login with "$email" and "$password" lacks $missing',
  ({ email, password, missing }: Record<'email' | 'password', string> & { missing: string[] }) => {
    expect(missingLoginFields({ email, password })).toEqual(missing);
  },
);
