import { curlCommand } from './curl-command.ts';

it('quotes an apostrophe for the shell', () => {
  const request = { method: 'POST', request: { name: "Asha's" }, requestHeaders: { authorization: '•••' } };
  expect(curlCommand("http://localhost/that's", request)).toBe(
    `curl -X POST 'http://localhost/that'\\''s' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-raw '{"name":"Asha'\\''s"}'`,
  );
});
