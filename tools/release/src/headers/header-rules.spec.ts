import { defaultDeployment, type Deployment } from './deployment.ts';
import { headerRules } from './header-rules.ts';

const policyOf = (deployment: Partial<Deployment>) => {
  const rules = headerRules({ ...defaultDeployment, ...deployment });
  const text = rules.pages['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)]),
  );
};

it('a shop on one origin has a strict policy', () => {
  expect(Object.fromEntries(policyOf({}))).toMatchObject({
    'script-src': ["'self'"],
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': expect.arrayContaining(['scripts']) as string[],
  });
});

describe('configured origins', () => {
  it('are allowed for their purpose only, by origin', () => {
    const paymentScript = 'https://pay.example/v1/checkout.js';
    const policy = policyOf({
      apiBase: 'https://api.shop.example/v2',
      portalBase: 'https://pictures.shop.example',
      paymentScript,
    });
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.shop.example',
      'https://pay.example',
      'https://pictures.shop.example',
    ]);
    expect(policy.get('script-src')).toEqual(["'self'", 'https://pay.example']);
    expect(policy.get('img-src')).toContain('https://pictures.shop.example');
  });

  it('allow a third-party payment script its further scripts, frames and forms, with Trusted Types in report-only mode', () => {
    const deployment: Deployment = { ...defaultDeployment, paymentProvider: 'razorpay' };
    const policy = policyOf(deployment);
    // The same for a provider given by its script alone.
    expect(policyOf({ paymentScript: 'https://checkout.razorpay.com/v1/checkout.js' })).toEqual(policy);
    expect(policy.get('script-src')).toEqual(["'self'", 'https://cdn.razorpay.com', 'https://checkout.razorpay.com']);
    for (const name of ['frame-src', 'form-action']) expect(policy.get(name)).toContain('https://api.razorpay.com');
    expect(policy.get('connect-src')).toContain('https://lumberjack-metrics.razorpay.com');
    expect(policy.has('require-trusted-types-for')).toBe(false);
    const { pages } = headerRules(deployment);
    expect(pages['Content-Security-Policy-Report-Only']).toMatch(/^require-trusted-types-for 'script'/);
    expect(pages['Permissions-Policy']).toContain('payment=(self "https://api.razorpay.com"');
  });

  it('of a further payment origin are for a provider’s scripts too, not for the shop’s own', () => {
    const paymentOrigins = ['https://risk.pay.example'];
    expect(policyOf({ paymentOrigins, paymentProvider: 'razorpay' }).get('script-src')).toContain(paymentOrigins[0]);
    expect(policyOf({ paymentOrigins }).get('script-src')).toEqual(["'self'"]);
    expect(policyOf({ paymentOrigins }).has('require-trusted-types-for')).toBe(true);
  });

  it('treat a path as the shop’s own origin, a payment script there as first-party, a test window elsewhere as third-party', () => {
    const own = policyOf({ apiBase: '/backend', paymentScript: '/mockpay/checkout.js' });
    expect(own.get('connect-src')).toEqual(["'self'"]);
    expect(own.has('require-trusted-types-for')).toBe(true);
    const other = policyOf({ portalBase: 'https://mock.shop.example' });
    expect(other.get('script-src')).toContain('https://mock.shop.example');
    expect(other.has('require-trusted-types-for')).toBe(false);
  });
});
