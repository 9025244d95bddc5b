import { readProductForm } from './product-form.ts';

it.each([
  ['tea', 'tea'],
  ['Tea', undefined],
  [null, undefined],
])('the address %j names the form %j', (text, form) => {
  expect(readProductForm(text)).toBe(form);
});
