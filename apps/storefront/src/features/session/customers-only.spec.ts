// spec-map: 4.5.8
import { returnPath } from './customers-only.tsx';

describe('the way back after a sign-in', () => {
  it.each(['/dashboard', '/dashboard/add-ticket', '/products?search=tulsi#top'])('leads to %s of this shop', (path) => {
    expect(returnPath({ returnTo: path })).toBe(path);
  });

  it.each(['//own.invalid', '/\\elsewhere.example', '/\t/elsewhere.example', 'javascript:alert(1)', 'dashboard', 7])(
    'never leads to %j',
    (returnTo) => {
      expect(returnPath({ returnTo })).toBe('/dashboard');
    },
  );

  it('leads to the dashboard when nobody asked', () => {
    expect(returnPath(null)).toBe('/dashboard');
  });
});
