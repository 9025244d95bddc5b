/** A category of a real shop. */
export const category = { id: 7, title: 'Real Herbs', image: '/custom/images/categories/real.jpg' };
export const offer = { id: 3, title: 'From the cache' };

/** JSON as deep as given. */
export const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** The beginning of a picture. */
export const pictureBytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);

interface EntryOptions {
  method?: string;
  url: string;
  at?: string;
  body?: string;
  mimeType?: string;
  /** The response's text; undefined when the browser did not keep it. */
  text?: string | undefined;
  encoding?: 'base64';
  status?: number;
  size?: number;
}

/** An entry as Chrome's developer tools export it, without the fields that no reader uses. */
export function chromeEntry(options: EntryOptions) {
  const { method = 'GET', url, at = '', body, mimeType = 'application/json', text, encoding, status = 200 } = options;
  return {
    startedDateTime: at,
    _resourceType: 'fetch',
    request: { method, url, ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } }) },
    response: {
      status,
      headers: [
        { name: 'content-encoding', value: 'br' },
        { name: 'Content-Type', value: mimeType },
      ],
      content: { size: options.size ?? text?.length ?? 1234, mimeType, text, encoding },
      _error: status === 0 ? 'net::ERR_CONNECTION_REFUSED' : null,
    },
  };
}

const logOf = (entries: object[]) => ({ log: { version: '1.2', entries } });

/** A session exported by Chrome. */
export function chromeHar() {
  const base = 'https://api.shop.example/api';
  const entry = (second: string, path: string, more: Partial<EntryOptions>) =>
    chromeEntry({ url: URL.parse(path)?.href ?? base + path, at: `2026-03-02T10:00:${second}Z`, ...more });
  const login = (second: string, password: string, more: Partial<EntryOptions>) => {
    const body = JSON.stringify({ email: 'asha@shop.example', password });
    return entry(second, '/v1/login', { method: 'POST', body, ...more });
  };
  const base64 = (bytes: Buffer) => ({ text: bytes.toString('base64'), encoding: 'base64' as const });
  return logOf([
    entry('00.100', 'https://shop.example/', { mimeType: 'text/html', text: '<p>' }),
    entry('00.200', 'data:image/png;base64,AAAA', { mimeType: 'image/png' }),
    entry('05.000', '/v1/login', { method: 'OPTIONS', status: 204, size: 0 }),
    login('05.100', 'wrong-secret', { status: 401, text: '{"statusCode":401,"error":"No."}' }),
    login('09.000', 'right-secret', { text: '{"statusCode":200,"token":"real-token-1"}' }),
    entry('01.000', '/v1/categories', base64(Buffer.from(JSON.stringify([category])))),
    entry('02.000', '/v1/all-offers', { status: 304, text: JSON.stringify([offer]) }),
    entry('03.000', '/v1/get-product/aloe%20gel', { text: '[{"id":1,"title":"Aloe"}]' }),
    entry('04.000', '/v1/all-products', { text: undefined }),
    entry('04.100', '/v1/hero-products', { status: 0, size: 0 }),
    entry('04.200', 'https://portal.shop.example/custom/images/categories/real.jpg?w=320', {
      mimeType: 'image/jpeg',
      ...base64(pictureBytes),
    }),
  ]);
}

/** A session exported by Firefox: no base path, a truncated response, a redirect. */
export function firefoxHar() {
  const entry = (second: number, address: string, options: Partial<EntryOptions>) => {
    const at = `2026-03-02T15:30:0${second}.120+05:30`;
    const { _resourceType, ...rest } = chromeEntry({ url: `http://localhost:${address}`, at, ...options });
    return rest;
  };
  const user = (name: string) =>
    JSON.stringify({ name, customer_id: 'R1', email: 'r@shop.example', mobile: '1', phone: '1' });
  const body = '{"address":"{}","pincode":"208001","cart":[{"product":1,"quantity":3,"type":"product"}]}';
  return logOf([
    entry(1, '8080/v1/categories', { text: '', status: 301 }),
    entry(2, '8080/user', { text: user('Ravi') }),
    entry(3, '8080/user', { text: user('Ravi K') }),
    entry(4, '8080/v1/all-products', { text: '[{"id":1,"ti', size: 3_000_000 }),
    entry(5, '8080/v1/payments/razorpay/order/create', { method: 'POST', body, text: '"order_real"' }),
    entry(6, '9000/pincode/208001', { text: '[{"Status":"Success"}]' }),
  ]);
}
