import { handlingOf, type Asked, type Places } from './handling.ts';

const SHOP = 'https://shop.example';

const places: Places = { origin: SHOP, apiBase: '/api', portalBase: '' };

interface Request extends Partial<Omit<Asked, 'headers'>> {
  headers?: Record<string, string>;
}

const asked = (url: string, { headers = {}, ...rest }: Request = {}): Asked => ({
  method: 'GET',
  url: new URL(url, SHOP).href,
  mode: 'cors',
  destination: '',
  headers: { has: (name) => name in headers },
  ...rest,
});

const opened: Request = { mode: 'navigate', destination: 'document' };

describe('the worker answers for what is the same for everybody', () => {
  it.each(['/', '/products?search=tulsi', '/product/s-46', '/my-cart', '/vanaveda-academy', '/payments-and-refunds'])(
    'the page %s',
    (path) => {
      expect(handlingOf(asked(path, opened), places)).toBe('page');
    },
  );

  it.each([
    'categories',
    'hero-products',
    'all-products',
    'get-product/s-46',
    'all-offers',
    'offer-categories',
    'all-academy-files',
    'all-resource-files',
  ])('the call %s', (call) => {
    expect(handlingOf(asked(`/api/v1/${call}`), places)).toBe('catalogue');
  });

  it('pictures, in every size', () => {
    const picture = asked('/custom/images/products/tulsi/1.jpg?w=640', { mode: 'no-cors', destination: 'image' });
    expect(handlingOf(picture, places)).toBe('picture');
  });

  it('files of the build, and the deployment’s settings', () => {
    expect(handlingOf(asked('/assets/index-D4f6.js'), places)).toBe('hashed-file');
    expect(handlingOf(asked('/shop-config.js'), places)).toBe('config');
  });
});

describe('the worker leaves alone', () => {
  it.each([
    ['the customer', '/api/user'],
    ['the orders', '/api/v1/orders'],
    ['the creation of an order', '/api/v1/payments/mockpay/order/create'],
    ['the validation of a payment', '/api/v1/payments/mockpay/order/validate'],
    ['signing in', '/api/v1/login'],
    ['registering', '/api/v1/register'],
    ['the postal lookup', '/pincode/208001'],
    ['what the contract does not have', '/api/v1/wishlist'],
    ['a call with a query, which the contract does not have either', '/api/v1/all-products?for=me'],
    ['papers and films', '/custom/files/guide.pdf'],
    ['the payment window’s script', '/mockpay/checkout.js'],
    ['the mock API’s tools', '/__mock/health'],
    ['another world', '/__world/one/api/v1/all-products'],
    ['the worker’s own script', '/service-worker.js'],
    ['another site', 'https://elsewhere.example/api/v1/all-products'],
  ])('%s', (_, address) => {
    expect(handlingOf(asked(address), places)).toBeNull();
  });

  it.each(['/customer/bill-print/abc', '/mockpay/window', '/pay/now', '/api/user', '/__mock', '/sitemap.xml'])(
    'the visit of %s',
    (path) => {
      expect(handlingOf(asked(path, opened), places)).toBeNull();
    },
  );

  it('whatever is sent with a token, be it the catalogue', () => {
    const withToken = { headers: { authorization: 'Bearer no-token' } };
    expect(handlingOf(asked('/api/v1/all-products', withToken), places)).toBeNull();
    expect(handlingOf(asked('/products', { ...opened, ...withToken }), places)).toBeNull();
  });

  it('whatever is asked for in parts, or changes something', () => {
    expect(handlingOf(asked('/custom/images/film.jpg', { headers: { range: 'bytes=0-' } }), places)).toBeNull();
    for (const method of ['HEAD', 'POST'])
      expect(handlingOf(asked('/products', { ...opened, method }), places)).toBeNull();
  });

  it('a page inside a page, such as a payment window’s', () => {
    expect(handlingOf(asked('/products', { mode: 'navigate', destination: 'iframe' }), places)).toBeNull();
  });
});

describe('an API and a portal on other origins', () => {
  const elsewhere: Places = { ...places, apiBase: 'https://api.example/v2/', portalBase: 'https://pictures.example' };

  it('are answered for where the configuration says they are', () => {
    expect(handlingOf(asked('https://api.example/v2/v1/all-products'), elsewhere)).toBe('catalogue');
    expect(handlingOf(asked('https://pictures.example/custom/images/a.jpg'), elsewhere)).toBe('picture');
  });

  it('are nobody else’s: neither of another base, nor of an origin that begins alike', () => {
    expect(handlingOf(asked('https://api.example/v1/all-products'), elsewhere)).toBeNull();
    expect(handlingOf(asked('https://api.example/v2evil/v1/all-products'), elsewhere)).toBeNull();
    expect(handlingOf(asked('https://pictures.example.evil.example/custom/images/a.jpg'), elsewhere)).toBeNull();
    expect(handlingOf(asked('https://pictures.example/customer/bill-print/abc'), elsewhere)).toBeNull();
  });
});
