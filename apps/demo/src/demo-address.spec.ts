import { readDemoParameters, resetAddress, situationAddress, withoutDemoParameters } from './demo-address.ts';

const at = (path: string) => new URL(path, 'https://demo.example');

describe('a URL', () => {
  it.each([
    ['?search=tulsi', undefined, []],
    ['?situation=catalogue-down', ['catalogue-down'], []],
    ['?situation=catalogue-down,%20login-down', ['catalogue-down', 'login-down'], []],
    ['?situation=orders-down&situation=flaky', ['orders-down', 'flaky'], []],
    ['?situation=', [], []],
    ['?situation=offline,rain', ['offline'], ['rain']],
  ])('reads from %s the situations %j and the unknown names %j', (query, situations, unknown) => {
    expect(readDemoParameters(at(`/cart${query}`))).toEqual({ isReset: false, situations, unknown });
  });

  it('reads a reset', () => {
    expect(readDemoParameters(at('/?reset-demo'))).toMatchObject({ isReset: true, situations: undefined });
    const reset = resetAddress(at('/cart?situation=offline'));
    expect(readDemoParameters(reset)).toMatchObject({ isReset: true, situations: undefined });
  });

  it('is cleaned of the demo’s parameters', () => {
    expect(withoutDemoParameters(at('/products?reset-demo&search=tulsi&situation=offline#top')).href).toBe(
      'https://demo.example/products?search=tulsi#top',
    );
    expect(withoutDemoParameters(at('/?reset-demo')).href).toBe('https://demo.example/');
  });

  it('selects another situation on the same page', () => {
    const changed = situationAddress(at('/products?search=tulsi&situation=offline'), 'catalogue-empty');
    expect(readDemoParameters(changed).situations).toEqual(['catalogue-empty']);
    expect(withoutDemoParameters(changed).href).toBe('https://demo.example/products?search=tulsi');
    expect(readDemoParameters(situationAddress(changed, '')).situations).toEqual([]);
  });
});
