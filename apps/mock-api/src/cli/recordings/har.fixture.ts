/** A category of a real shop. */
export const category = { id: 7, title: 'Real Herbs', image: '/custom/images/categories/real.jpg' };
export const offer = { id: 3, title: 'From the cache' };

/** The beginning of a picture. */
export const pictureBytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);

interface EntryOptions {
  method?: string;
  url: string;
  at: string;
  body?: string;
  mimeType?: string;
  /** The response's text; undefined when the browser did not keep it. */
  text?: string | undefined;
  encoding?: 'base64';
  status?: number;
  size?: number;
  type?: string;
  headers?: { name: string; value: string }[];
}

/** An entry as Chrome's developer tools export it. */
export function chromeEntry(options: EntryOptions) {
  const { method = 'GET', url, at, body, mimeType = 'application/json', text, encoding, status = 200 } = options;
  return {
    _connectionId: '1087',
    _initiator: { type: 'script', stack: { callFrames: [] } },
    _priority: 'High',
    _resourceType: options.type ?? 'fetch',
    cache: {},
    connection: '443',
    request: {
      method,
      url,
      httpVersion: 'h2',
      headers: [{ name: ':authority', value: 'api.shop.example' }],
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: body?.length ?? 0,
      ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'h2',
      headers: [
        { name: 'content-encoding', value: 'br' },
        { name: 'content-type', value: mimeType },
        ...(options.headers ?? []),
      ],
      cookies: [],
      content: {
        size: options.size ?? text?.length ?? 1234,
        mimeType,
        ...(text === undefined ? {} : { text }),
        ...(encoding ? { encoding } : {}),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
      _transferSize: 310,
      _error: status === 0 ? 'net::ERR_CONNECTION_REFUSED' : null,
    },
    serverIPAddress: '192.0.2.1',
    startedDateTime: at,
    time: 41.2,
    timings: { blocked: 1, dns: -1, ssl: -1, connect: -1, send: 0.1, wait: 38, receive: 2, _blocked_queueing: 1 },
  };
}

const base = 'https://api.shop.example/shop/api';
const login = (password: string) => JSON.stringify({ email: 'asha@shop.example', password });

/** A session exported by Chrome, entries out of order. */
export function chromeHar() {
  const day = '2026-03-02T10:00:';
  return {
    log: {
      version: '1.2',
      creator: { name: 'WebInspector', version: '537.36' },
      pages: [{ startedDateTime: `${day}00.000Z`, id: 'page_1', title: 'https://shop.example/', pageTimings: {} }],
      entries: [
        chromeEntry({
          url: 'https://shop.example/',
          at: `${day}00.100Z`,
          mimeType: 'text/html',
          text: '<p>',
          type: 'document',
        }),
        chromeEntry({ url: 'data:image/png;base64,AAAA', at: `${day}00.200Z`, mimeType: 'image/png' }),
        chromeEntry({ method: 'OPTIONS', url: `${base}/v1/login`, at: `${day}05.000Z`, status: 204, size: 0 }),
        chromeEntry({
          method: 'POST',
          url: `${base}/v1/login`,
          at: `${day}09.000Z`,
          body: login('right-secret'),
          text: '{"statusCode":200,"token":"real-token-1"}',
        }),
        chromeEntry({
          method: 'POST',
          url: `${base}/v1/login`,
          at: `${day}05.100Z`,
          body: login('wrong-secret'),
          status: 401,
          text: '{"statusCode":401,"error":"No."}',
        }),
        chromeEntry({
          url: `${base}/v1/categories`,
          at: `${day}01.000Z`,
          text: Buffer.from(JSON.stringify([category])).toString('base64'),
          encoding: 'base64',
        }),
        chromeEntry({ url: `${base}/v1/all-offers`, at: `${day}02.000Z`, status: 304, text: JSON.stringify([offer]) }),
        chromeEntry({
          url: `${base}/v1/get-product/aloe%20gel`,
          at: `${day}03.000Z`,
          text: '[{"id":1,"title":"Aloe"}]',
        }),
        chromeEntry({ url: `${base}/v1/all-products`, at: `${day}04.000Z`, text: undefined }),
        chromeEntry({ url: `${base}/v1/hero-products`, at: `${day}04.100Z`, status: 0, size: 0 }),
        chromeEntry({
          url: 'https://portal.shop.example/custom/images/categories/real.jpg?w=320',
          at: `${day}04.200Z`,
          mimeType: 'image/jpeg',
          text: pictureBytes.toString('base64'),
          encoding: 'base64',
          type: 'image',
        }),
      ],
    },
  };
}

/** An entry as Firefox's developer tools export it. */
export function firefoxEntry({ method = 'GET', url, at, body, text, status = 200, size }: EntryOptions) {
  return {
    startedDateTime: at,
    request: {
      bodySize: body?.length ?? 0,
      method,
      url,
      httpVersion: 'HTTP/1.1',
      headers: [{ name: 'Authorization', value: 'Bearer real-token-1' }],
      cookies: [{ name: 'sid', value: 'real-cookie' }],
      queryString: [],
      headersSize: 611,
      ...(body === undefined ? {} : { postData: { mimeType: 'application/json', params: [], text: body } }),
    },
    response: {
      status,
      statusText: 'OK',
      httpVersion: 'HTTP/1.1',
      headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
      cookies: [],
      content: { mimeType: 'application/json; charset=utf-8', size: size ?? text?.length ?? 0, text },
      redirectURL: '',
      headersSize: 1192,
      bodySize: 8090,
    },
    cache: {},
    timings: { blocked: 0, dns: 0, connect: 0, ssl: 0, send: 0, wait: 26, receive: 0 },
    time: 26,
    _securityState: 'insecure',
    serverIPAddress: '127.0.0.1',
    connection: '3333',
    pageref: 'page_1',
  };
}

/** A session exported by Firefox: no base path, a truncated response, a redirect. */
export function firefoxHar() {
  const at = (second: number) => `2026-03-02T15:30:${String(second).padStart(2, '0')}.120+05:30`;
  const user = (name: string) =>
    JSON.stringify({ name, customer_id: 'R1', email: 'r@shop.example', mobile: '1', phone: '1' });
  return {
    log: {
      version: '1.2',
      creator: { name: 'Firefox', version: '140.0' },
      browser: { name: 'Firefox', version: '140.0' },
      pages: [{ id: 'page_1', startedDateTime: at(0), title: 'Shop', pageTimings: { onContentLoad: -1, onLoad: -1 } }],
      entries: [
        firefoxEntry({ url: 'http://localhost:8080/v1/categories', at: at(1), text: '', status: 301 }),
        firefoxEntry({ url: 'http://localhost:8080/user', at: at(2), text: user('Ravi') }),
        firefoxEntry({ url: 'http://localhost:8080/user', at: at(3), text: user('Ravi K') }),
        firefoxEntry({
          url: 'http://localhost:8080/v1/all-products',
          at: at(4),
          text: '[{"id":1,"ti',
          size: 3_000_000,
        }),
        firefoxEntry({
          method: 'POST',
          url: 'http://localhost:8080/v1/payments/razorpay/order/create',
          at: at(5),
          body: '{"address":"{}","pincode":"208001","cart":[{"product":1,"quantity":3,"type":"product"}]}',
          text: '"order_real"',
        }),
        firefoxEntry({ url: 'http://localhost:9000/pincode/208001', at: at(6), text: '[{"Status":"Success"}]' }),
      ],
    },
  };
}
