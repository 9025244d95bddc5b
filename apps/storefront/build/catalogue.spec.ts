/** @jest-environment node */
import { Socket } from 'node:net';
import { withCatalogue } from './catalogue.ts';

it('the build reads its own catalogue without a connection, which a busy machine would cut', async () => {
  const connected = jest.spyOn(Socket.prototype, 'connect');
  const categories: unknown = await withCatalogue(async ({ apiBase }) => {
    const response = await fetch(new Request(`${apiBase}/v1/categories`));
    return response.json();
  });
  expect(categories).not.toEqual([]);
  expect(connected).not.toHaveBeenCalled();
});
