import { errorText } from '../../shared/api/error-text.ts';
import { readLogin, readRegistration } from './session.api.ts';

describe('a login', () => {
  it.each([
    ['with its HTTP status', { error: { status: 401, data: { statusCode: 401, error: 'Wrong.' } } }],
    ['with HTTP 200, as other backends answer', { data: { statusCode: 401, error: 'Wrong.' } }],
  ])('is refused %s, in the server’s words', (_, result) => {
    expect(readLogin(result)).toEqual({ statusCode: 401, error: 'Wrong.' });
  });

  it.each([
    ['no reply', { error: { status: 'FETCH_ERROR', error: 'TypeError' } }],
    ['a page instead of JSON', { error: { status: 'PARSING_ERROR', data: '<html>', originalStatus: 502 } }],
    ['a problem of the server’s', { error: { status: 500, data: { title: 'Internal Server Error', status: 500 } } }],
    ['a success without a token', { data: { statusCode: 200 } }],
    ['a success with an empty token', { data: { statusCode: 200, token: '', error: 'None.' } }],
    ['nothing', { data: null }],
    ['a refusal without words', { data: { statusCode: 401 } }],
  ])('cannot be read from %s', (_, result) => {
    expect(readLogin(result)).toBeUndefined();
  });
});

describe('a registration', () => {
  it.each(['Welcome', undefined])('is believed by its body: scode and token; its message may be %p', (message) => {
    const response = { scode: true, message, token: 'vv_1' };
    expect(readRegistration({ data: response })).toEqual({ ...response, message: message ?? '' });
  });

  it.each([
    ['with its HTTP status', { error: { status: 409, data: { scode: false, message: 'Taken.' } } }],
    ['with HTTP 200, as other backends answer', { data: { scode: false, message: 'Taken.' } }],
  ])('is refused %s, in the server’s words', (_, result) => {
    expect(readRegistration(result)).toEqual({ scode: false, message: 'Taken.' });
  });

  it.each([
    [{ error: { status: 'FETCH_ERROR' } }, /did not answer/],
    [{ error: { status: 'TIMEOUT_ERROR' } }, /took too long/],
    [{ error: { status: 429, data: {} } }, /Too many tries/],
    [{ error: { status: 503, data: { title: 'Service Unavailable' } } }, /has trouble/],
    [{ data: { scode: true, message: 'No token' } }, /has trouble/],
  ])(
    'without a readable answer, %j, is told in our own words',
    (result: { data?: unknown; error?: unknown }, words) => {
      expect(readRegistration(result)).toBeUndefined();
      expect(errorText(result.error)).toMatch(words);
    },
  );
});
