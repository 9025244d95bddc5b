import { coverageAfter } from './contract-coverage.fixture.ts';
import { coveragePage } from './coverage-page.ts';

const runs = { pact: { counts: { login: { 401: 3 } }, fields: { login: { 401: ['error'] } } } };

describe('the page of the contract', () => {
  const page = coveragePage(coverageAfter({ runs }));

  it('needs nothing but itself, fits a phone, and follows light and dark', () => {
    expect(page).not.toMatch(/<(?:script|link|img)|url\(|https?:/);
    expect(page).toContain('content="width=device-width, initial-scale=1"');
    expect(page).toContain('color-scheme: light dark');
  });

  it('has a table for each call, with its answers, who asked for them, and their fields', () => {
    expect(page.match(/<section id=/g)).toHaveLength(17);
    const login = page.slice(page.indexOf('<section id="login"'), page.indexOf('<section id="register"'));
    expect(login).toContain('<small>POST /v1/login</small>');
    expect(login).toContain('<li>a login with a wrong password</li>');
    expect(login).toContain('×3');
    expect(login).toContain('<code>statusCode</code> <span class="good">in a pact</span>');
    expect(login).toContain('not used by the storefront');
  });

  it('names what is missing, in words that are no markup', () => {
    const interaction = () => undefined;
    const after = coveragePage(coverageAfter({ interaction, text: (yaml) => yaml.replace('slugTooLong:', "'<b>':") }));
    expect(after).toContain('Missing from the pacts');
    expect(after).toContain(
      '<li>getProduct 400 &lt;b&gt;: used by the storefront, and no pact is content with it</li>',
    );
  });
});
