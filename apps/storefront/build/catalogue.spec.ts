/** @jest-environment node */
import { Socket } from 'node:net';
import { withCatalogue } from './catalogue.ts';

it('the build reads its own catalogue without a connection, which a busy machine would cut', async () => {
  const connected = jest.spyOn(Socket.prototype, 'connect');
  const response = await withCatalogue(({ apiBase }) => fetch(new Request(`${apiBase}/v1/categories`)));
  expect(await response.json()).not.toEqual([]);
  expect(connected).not.toHaveBeenCalled();
});
