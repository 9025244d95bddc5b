/** A category of a real shop. */
export const category = { id: 7, title: 'Real Herbs', image: '/custom/images/categories/real.jpg' };
export const offer = { id: 3, title: 'From the cache' };

/** JSON as deep as given. */
export const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** The beginning of a picture. */
export const pictureBytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);

export interface EntryOptions {
  method?: string;
  url: string;
  body?: string;
  mimeType?: string;
  /** The response's text; undefined when the browser did not keep it. */
  text?: string | undefined;
  encoding?: 'base64';
  status?: number;
  size?: number;
}

/** An entry as developer tools export it, without the fields that no reader uses. */
export function harEntry(options: EntryOptions) {
  const { method = 'GET', url, body, mimeType = 'application/json', text, encoding, status = 200 } = options;
  return {
    request: { method, url, ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } }) },
    response: {
      status,
      headers: [
        { name: 'content-encoding', value: 'br' },
        { name: 'Content-Type', value: mimeType },
      ],
      content: { size: options.size ?? text?.length ?? 1234, mimeType, text, encoding },
    },
  };
}

export const har = (...entries: object[]) => ({ log: { version: '1.2', entries } });

/** A session exported by Chrome. */
export function chromeHar() {
  const base = 'https://api.shop.example/api';
  const entry = (path: string, more: Partial<EntryOptions>) =>
    harEntry({ url: URL.parse(path)?.href ?? base + path, ...more });
  const login = (password: string, more: Partial<EntryOptions>) => {
    const body = JSON.stringify({ email: 'asha@shop.example', password });
    return entry('/v1/login', { method: 'POST', body, ...more });
  };
  const base64 = (bytes: Buffer) => ({ text: bytes.toString('base64'), encoding: 'base64' as const });
  const picture = 'https://portal.shop.example/custom/images/categories/real.jpg?w=320';
  return har(
    entry('https://shop.example/', { mimeType: 'text/html', text: '<p>' }),
    entry('data:image/png;base64,AAAA', { mimeType: 'image/png' }),
    entry('/v1/login', { method: 'OPTIONS', status: 204, size: 0 }),
    login('wrong-secret', { status: 401, text: '{"statusCode":401,"error":"No."}' }),
    login('right-secret', { text: '{"statusCode":200,"token":"real-token-1"}' }),
    entry('/v1/categories', base64(Buffer.from(JSON.stringify([category])))),
    entry('/v1/all-offers', { status: 304, text: JSON.stringify([offer]) }),
    entry('/v1/get-product/aloe%20gel', { text: '[{"id":1,"title":"Aloe"}]' }),
    entry('/v1/all-products', { text: undefined }),
    entry('/v1/hero-products', { status: 0, size: 0 }),
    entry(picture, { mimeType: 'image/jpeg', ...base64(pictureBytes) }),
  );
}

/** A session exported by Firefox: no base path, a truncated response, a redirect. */
export function firefoxHar() {
  const entry = (address: string, options: Partial<EntryOptions>) =>
    harEntry({ url: `http://localhost:${address}`, ...options });
  const user = (name: string) =>
    JSON.stringify({ name, customer_id: 'R1', email: 'r@shop.example', mobile: '1', phone: '1' });
  const body = '{"address":"{}","pincode":"208001","cart":[{"product":1,"quantity":3,"type":"product"}]}';
  return har(
    entry('8080/v1/categories', { text: '', status: 301 }),
    entry('8080/user', { text: user('Ravi') }),
    entry('8080/user', { text: user('Ravi K') }),
    entry('8080/v1/all-products', { text: '[{"id":1,"ti', size: 3_000_000 }),
    entry('8080/v1/payments/razorpay/order/create', { method: 'POST', body, text: '"order_real"' }),
    entry('9000/pincode/208001', { text: '[{"Status":"Success"}]' }),
  );
}
