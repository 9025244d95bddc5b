import { readWishes, resetAddress, situationAddress, withoutWishes } from './demo-address.ts';

const at = (path: string) => new URL(path, 'https://demo.example');

describe('an address', () => {
  it('without wishes leaves the demo as it is', () => {
    expect(readWishes(at('/products?search=tulsi'))).toEqual({ isReset: false, situations: undefined, unknown: [] });
  });

  it.each([
    ['?situation=catalogue-down', ['catalogue-down'], []],
    ['?situation=catalogue-down,%20login-down', ['catalogue-down', 'login-down'], []],
    ['?situation=orders-down&situation=flaky', ['orders-down', 'flaky'], []],
    ['?situation=', [], []],
    ['?situation=offline,rain', ['offline'], ['rain']],
  ])('with %s wishes %j, and does not know %j', (query, situations, unknown) => {
    expect(readWishes(at(`/cart${query}`))).toEqual({ isReset: false, situations, unknown });
  });

  it('wishes a demo begun anew', () => {
    expect(readWishes(at('/?reset-demo'))).toMatchObject({ isReset: true, situations: undefined });
    expect(readWishes(resetAddress(at('/cart?situation=offline')))).toMatchObject({
      isReset: true,
      situations: undefined,
    });
  });

  it('is the page’s own again without its wishes', () => {
    expect(withoutWishes(at('/products?reset-demo&search=tulsi&situation=offline#top')).href).toBe(
      'https://demo.example/products?search=tulsi#top',
    );
    expect(withoutWishes(at('/?reset-demo')).href).toBe('https://demo.example/');
  });

  it('leads to the same page with something else going wrong', () => {
    const changed = situationAddress(at('/products?search=tulsi&situation=offline'), 'catalogue-empty');
    expect(readWishes(changed).situations).toEqual(['catalogue-empty']);
    expect(withoutWishes(changed).href).toBe('https://demo.example/products?search=tulsi');
    expect(readWishes(situationAddress(changed, '')).situations).toEqual([]);
  });
});
