// spec-map: 7.1.12, 7.1.13, 8.1.16
import { errorText } from '../../shared/api/error-text.ts';
import { loginReply, registrationReply } from './session.api.ts';

it.each([
  ['a success without a token', { statusCode: 200 }],
  ['a success with an empty token', { statusCode: 200, token: '', error: 'None.' }],
  ['nothing', null],
  ['a refusal without words', { statusCode: 401 }],
])('a login cannot be read from %s', (_, data) => {
  expect(loginReply.safeParse(data).success).toBe(false);
});

it('a registration needs a token, but no message', () => {
  const registered = { scode: true, token: 'vv_1' };
  expect(registrationReply.parse(registered)).toEqual({ ...registered, message: '' });
  expect(registrationReply.safeParse({ scode: true, message: 'No token' }).success).toBe(false);
});

it.each([
  ['TIMEOUT_ERROR', /took too long/],
  [429, /Too many tries/],
  [503, /has trouble/],
])('the failure %s is shown in our own words', (status, words) => {
  expect(errorText({ status })).toMatch(words);
});
