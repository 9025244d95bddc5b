// spec-map: 4.5.8
import { returnPath } from './customers-only.tsx';

it.each(['/dashboard', '/dashboard/add-ticket', '/products?search=tulsi#top'])('a sign-in leads back to %s', (path) => {
  expect(returnPath({ returnTo: path })).toBe(path);
});

it.each([
  '//own.invalid',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'dashboard',
  7,
  null,
])('a sign-in never leads to %j, but to the dashboard', (returnTo) => {
  expect(returnPath(returnTo === null ? null : { returnTo })).toBe('/dashboard');
});
