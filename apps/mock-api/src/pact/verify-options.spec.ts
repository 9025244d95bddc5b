import { readVerifyOptions } from './verify-options.ts';

const base = ['--base-url', 'https://staging.example/api/'];

it('verifies the workspace’s mock API by default', () => {
  expect(readVerifyOptions([], {})).toEqual({ kind: 'own' });
});

it('reads a real API, its postal service, its state hook and a token', () => {
  const args = [...base, '--postal-base-url', 'https://post.example', '--state-url', 'https://staging.example/states'];
  expect(readVerifyOptions([...args, '--token', 'vv_1'], { SHOP_API_TOKEN: 'vv_2' })).toEqual({
    kind: 'remote',
    remote: {
      baseUrls: { 'shop-api': 'https://staging.example/api', 'postal-service': 'https://post.example' },
      token: 'vv_1',
      stateUrl: 'https://staging.example/states',
    },
  });
});

it('reads the token from the environment, where process lists do not show it', () => {
  expect(readVerifyOptions(base, { SHOP_API_TOKEN: 'vv_2' })).toMatchObject({ remote: { token: 'vv_2' } });
  expect(readVerifyOptions(base, { SHOP_API_TOKEN: '' })).toMatchObject({ remote: { token: undefined } });
});

it.each([
  [['--base-url', 'staging.example'], /--base-url must begin with http/],
  [['--base-urll', 'https://staging.example'], /--base-urll/],
  [['--state-url', 'https://staging.example/states'], /--state-url needs --base-url/],
  [['--token', 'vv_1'], /--token needs --base-url/],
])('rejects %j', (args, detail) => {
  expect(readVerifyOptions(args, {})).toEqual({ kind: 'wrong', detail: expect.stringMatching(detail) as string });
});
