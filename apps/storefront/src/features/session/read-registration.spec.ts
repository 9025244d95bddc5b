import { readRegistration } from './read-registration.ts';

describe('a registration', () => {
  it('is believed by its body: scode, message and token', () => {
    expect(readRegistration({ data: { scode: true, message: 'Welcome', token: 'vv_1' } })).toEqual({
      ok: true,
      message: 'Welcome',
      token: 'vv_1',
    });
  });

  it.each([
    ['with its HTTP status', { error: { status: 409, data: { scode: false, message: 'Taken.' } } }],
    ['with HTTP 200, as other backends answer', { data: { scode: false, message: 'Taken.' } }],
  ])('is refused %s, in the server’s words', (_, result) => {
    expect(readRegistration(result)).toEqual({ ok: false, message: 'Taken.' });
  });

  it.each([
    [{ error: { status: 'FETCH_ERROR' } }, /did not answer/],
    [{ error: { status: 'TIMEOUT_ERROR' } }, /took too long/],
    [{ error: { status: 429, data: {} } }, /Too many tries/],
    [{ error: { status: 503, data: { title: 'Service Unavailable' } } }, /has trouble/],
    [{ data: { scode: true, message: 'No token' } }, /has trouble/],
  ])('without a readable answer, %j, is told in our own words', (result, words) => {
    expect(readRegistration(result)).toEqual({ ok: false, message: expect.stringMatching(words) as string });
  });
});
