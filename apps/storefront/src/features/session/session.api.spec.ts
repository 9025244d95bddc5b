// spec-map: 7.1.12, 7.1.13, 8.1.16
import { errorText } from '../../shared/api/error-text.ts';
import { readLogin, readRegistration } from './session.api.ts';

it('a refusal counts with HTTP 200 as well, as other backends answer', () => {
  const login = { statusCode: 401, error: 'Wrong.' };
  const registration = { scode: false, message: 'Taken.' };
  expect(readLogin({ data: login })).toEqual(login);
  expect(readRegistration({ data: registration })).toEqual(registration);
});

it.each([
  ['a success without a token', { statusCode: 200 }],
  ['a success with an empty token', { statusCode: 200, token: '', error: 'None.' }],
  ['nothing', null],
  ['a refusal without words', { statusCode: 401 }],
])('a login cannot be read from %s', (_, data) => {
  expect(readLogin({ data })).toBeUndefined();
});

it('a registration needs a token, but no message', () => {
  expect(readRegistration({ data: { scode: true, token: 'vv_1' } })).toEqual({
    scode: true,
    message: '',
    token: 'vv_1',
  });
  expect(readRegistration({ data: { scode: true, message: 'No token' } })).toBeUndefined();
});

it.each([
  ['TIMEOUT_ERROR', /took too long/],
  [429, /Too many tries/],
  [503, /has trouble/],
])('the failure %s is shown in our own words', (status, words) => {
  expect(errorText({ status })).toMatch(words);
});
