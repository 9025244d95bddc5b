import { requestKind, type RequestFields, type ShopUrls } from './request-kind.ts';

const SHOP = 'https://shop.example';

const urls: ShopUrls = { origin: SHOP, apiBase: '/api', portalBase: '' };

interface Request extends Partial<Omit<RequestFields, 'headers'>> {
  headers?: Record<string, string>;
}

const asked = (url: string, { headers = {}, ...rest }: Request = {}): RequestFields => ({
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
      expect(requestKind(asked(path, opened), urls)).toBe('page');
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
    expect(requestKind(asked(`/api/v1/${call}`), urls)).toBe('catalogue');
  });

  it('pictures, in every size', () => {
    const picture = asked('/custom/images/products/tulsi/1.jpg?w=640', { mode: 'no-cors', destination: 'image' });
    expect(requestKind(picture, urls)).toBe('picture');
  });

  it('files of the build, and the deployment’s settings', () => {
    expect(requestKind(asked('/assets/index-D4f6.js'), urls)).toBe('hashed-file');
    expect(requestKind(asked('/shop-config.js'), urls)).toBe('config');
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
    expect(requestKind(asked(address), urls)).toBeNull();
  });

  it.each(['/customer/bill-print/abc', '/mockpay/window', '/pay/now', '/api/user', '/__mock', '/sitemap.xml'])(
    'the visit of %s',
    (path) => {
      expect(requestKind(asked(path, opened), urls)).toBeNull();
    },
  );

  it('whatever is sent with a token, be it the catalogue', () => {
    const withToken = { headers: { authorization: 'Bearer no-token' } };
    expect(requestKind(asked('/api/v1/all-products', withToken), urls)).toBeNull();
    expect(requestKind(asked('/products', { ...opened, ...withToken }), urls)).toBeNull();
  });

  it('whatever is asked for in parts, or changes something', () => {
    expect(requestKind(asked('/custom/images/film.jpg', { headers: { range: 'bytes=0-' } }), urls)).toBeNull();
    for (const method of ['HEAD', 'POST'])
      expect(requestKind(asked('/products', { ...opened, method }), urls)).toBeNull();
  });

  it('a page inside a page, such as a payment window’s', () => {
    expect(requestKind(asked('/products', { mode: 'navigate', destination: 'iframe' }), urls)).toBeNull();
  });
});

describe('an API and a portal on other origins', () => {
  const elsewhere: ShopUrls = { ...urls, apiBase: 'https://api.example/v2/', portalBase: 'https://pictures.example' };

  it('are answered for where the configuration says they are', () => {
    expect(requestKind(asked('https://api.example/v2/v1/all-products'), elsewhere)).toBe('catalogue');
    expect(requestKind(asked('https://pictures.example/custom/images/a.jpg'), elsewhere)).toBe('picture');
  });

  it('are nobody else’s: neither of another base, nor of an origin that begins alike', () => {
    expect(requestKind(asked('https://api.example/v1/all-products'), elsewhere)).toBeNull();
    expect(requestKind(asked('https://api.example/v2evil/v1/all-products'), elsewhere)).toBeNull();
    expect(requestKind(asked('https://pictures.example.evil.example/custom/images/a.jpg'), elsewhere)).toBeNull();
    expect(requestKind(asked('https://pictures.example/customer/bill-print/abc'), elsewhere)).toBeNull();
  });
});
