import type * as TrustedTypesModule from './trusted-types.ts';

/** Trusted Types as in browsers: a policy's name can be used once. */
function trustedTypes() {
  const taken = new Set<string>();
  return {
    createPolicy(name: string, rules: Record<string, (text: string) => string>) {
      if (taken.has(name)) throw new TypeError(`Policy ${name} exists already.`);
      taken.add(name);
      const made = Object.entries(rules).map(([kind, make]) => [
        kind,
        (text: string) => ({ by: name, says: make(text) }),
      ]);
      return Object.fromEntries(made) as object;
    },
  };
}

async function loadedWith(types: object | undefined) {
  Object.assign(globalThis, { trustedTypes: types });
  let loaded!: typeof TrustedTypesModule;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./trusted-types.ts');
  });
  return loaded;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

it('vouches by the policies that the header rules name, as often as asked', async () => {
  const { trustedScriptUrl, trustedData } = await loadedWith(trustedTypes());
  expect(trustedScriptUrl(SCRIPT)).toEqual({ by: 'payment-script', says: SCRIPT });
  expect(trustedScriptUrl(SCRIPT)).toEqual({ by: 'payment-script', says: SCRIPT });
  expect(trustedData('{}')).toEqual({ by: 'structured-data', says: '{}' });
});

it('leaves strings what they are where a browser knows no Trusted Types', async () => {
  const { trustedScriptUrl, trustedData } = await loadedWith(undefined);
  expect(trustedScriptUrl(SCRIPT)).toBe(SCRIPT);
  expect(trustedData('{}')).toBe('{}');
});
