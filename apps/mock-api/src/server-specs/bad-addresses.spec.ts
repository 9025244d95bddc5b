import { attack, problemType } from './attacker.fixture.ts';

describe('a URL', () => {
  it.each(['/api', '/api/v1/categories/', '/api/v1/Categories', '/api/pincode/208001', '/api/../etc/passwd'])(
    '%s is not found',
    async (url) => {
      const { status, type } = await attack({ url });
      expect([status, type]).toEqual([404, problemType]);
    },
  );

  it.each([
    ['GET', '/api/v1/login', 'POST'],
    ['POST', '/api/v1/categories', 'GET, HEAD'],
    ['PATCH', '/v1/orders?x=1', 'GET, HEAD'],
    // Not among the methods that `inject` knows.
    ['QUERY' as 'GET', '/api/v1/categories', 'GET, HEAD'],
  ] as const)('rejects the method %s at %s, and names %s', async (method, url, allow) => {
    const { status, type, headers } = await attack({ method, url });
    expect([status, type, headers['allow']]).toEqual([405, problemType, allow]);
  });

  it.each(['/api/v1/get-product/%', '/api/v1/get-product/%E0%A4%A', '/custom/images/%ff'])(
    '%s is invalid',
    async (url) => {
      const { status, type, headers } = await attack({ url });
      expect([status, type, headers['x-content-type-options']]).toEqual([400, problemType, 'nosniff']);
    },
  );

  it.each([
    ['nothing', '', 400],
    ['ten thousand letters', 'x'.repeat(10_000), 400],
    ['200 letters of four bytes each', encodeURIComponent('🌿'.repeat(200)), 200],
    ['a path out', '..%2f..%2fetc%2fpasswd', 200],
  ])('with a slug of %s is checked by the contract', async (_, slug, expected) => {
    const { status, body } = await attack({ url: `/api/v1/get-product/${slug}` });
    expect(status).toBe(expected);
    if (expected === 200) expect(body).toEqual([]);
    else expect(body).toMatchObject({ errors: [{ field: 'slug' }] });
  });
});
