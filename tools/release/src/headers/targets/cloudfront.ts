import type { HeaderRules } from '../header-rules.ts';

/** Which of the rules CloudFront knows by fields of their own; all others it takes as custom headers. */
const known = new Set([
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Strict-Transport-Security',
]);

/** In S3 `Cache-Control` is given at uploading; the commands are in docs/publishing.md. */
export function cloudfront({ everywhere, pages, fallback }: HeaderRules): Record<string, string> {
  const headers = { ...everywhere, ...pages };
  const value = (name: string) => headers[name] ?? '';
  const custom = Object.entries(headers)
    .filter(([name]) => !known.has(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    'response-headers-policy.json': json({
      Name: 'shop',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value('Content-Security-Policy') },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value('Strict-Transport-Security'))?.[1]),
          IncludeSubdomains: value('Strict-Transport-Security').includes('includeSubDomains'),
        },
      },
      CustomHeadersConfig: { Quantity: custom.length, Items: custom },
    }),
    'page-files.js': pageFiles,
    // A bucket that may not be listed says 403 of what it does not have.
    'custom-error-responses.json': json({
      Quantity: 2,
      Items: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: fallback,
        ResponseCode: '200',
        ErrorCachingMinTTL: 0,
      })),
    }),
  };
}

/** For the event viewer-request: an address without an ending is a page's, and its file has one. */
const pageFiles = `function handler(event) {
  var request = event.request;
  if (!/\\/$|\\.[a-z0-9]+$/.test(request.uri)) request.uri += '.html';
  return request;
}
`;

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
