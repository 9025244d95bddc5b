import { readLogin } from './read-login.ts';

describe('a login', () => {
  it('is believed by its body: statusCode 200 and a token', () => {
    expect(readLogin({ data: { statusCode: 200, token: 'vv_1', more: true } })).toEqual({ ok: true, token: 'vv_1' });
  });

  it.each([
    ['with its HTTP status', { error: { status: 401, data: { statusCode: 401, error: 'Wrong.' } } }],
    ['with HTTP 200, as other backends answer', { data: { statusCode: 403, error: 'Wrong.' } }],
  ])('is refused %s, in the server’s words', (_, result) => {
    expect(readLogin(result)).toEqual({ ok: false, reason: 'refused', error: 'Wrong.' });
  });

  it.each([
    ['no reply', { error: { status: 'FETCH_ERROR', error: 'TypeError' } }],
    ['a page instead of JSON', { error: { status: 'PARSING_ERROR', data: '<html>', originalStatus: 502 } }],
    ['a problem of the server’s', { error: { status: 500, data: { title: 'Internal Server Error', status: 500 } } }],
    ['a success without a token', { data: { statusCode: 200 } }],
    ['a success with an empty token', { data: { statusCode: 200, token: '' } }],
    ['nothing', { data: null }],
    ['a refusal without words', { data: { statusCode: 401 } }],
  ])('cannot be read from %s', (_, result) => {
    expect(readLogin(result)).toEqual({ ok: false, reason: 'unreadable' });
  });
});
