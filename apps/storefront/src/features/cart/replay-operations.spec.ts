import type { CartLine } from '@shop/domain/cart/cart-line';
import { replayOperations, type CartOperation } from './replay-operations.ts';

const soap: CartLine = { type: 'product', product: 1, quantity: 1 };
const tea: CartLine = { type: 'product', product: 2, quantity: 3 };
const oil: CartLine = { type: 'offer', product: 1, quantity: 1 };

const added = (line: CartLine): CartOperation => ({ kind: 'added', line });
const removed = (line: CartLine): CartOperation => ({ kind: 'removed', line });
const changed = ({ type, product }: CartLine, from: number, to: number): CartOperation => ({
  kind: 'quantity-changed',
  item: { type, product },
  from,
  to,
});

describe('what this tab did, on the cart another tab wrote without knowing of it', () => {
  it('puts back a line the other tab did not know of, after its own', () => {
    expect(replayOperations([added(soap)], [tea, oil])).toEqual([tea, oil, soap]);
  });

  it('leaves a line that both tabs added as the other has it', () => {
    expect(replayOperations([added({ ...tea, quantity: 1 })], [tea])).toEqual([tea]);
  });

  it('takes a line out again that the other still had', () => {
    expect(replayOperations([removed(soap)], [soap, tea, oil])).toEqual([tea, oil]);
  });

  it('keeps a line removed here whose quantity the other has changed', () => {
    expect(replayOperations([removed(soap)], [{ ...soap, quantity: 2 }])).toEqual([{ ...soap, quantity: 2 }]);
  });

  it('does not add what was removed since', () => {
    expect(replayOperations([added(soap), removed(soap)], [tea])).toEqual([tea]);
  });

  it('adds a line with the quantity it came to', () => {
    const operations = [added(soap), changed(soap, 1, 2)];

    expect(replayOperations(operations, [])).toEqual([{ ...soap, quantity: 2 }]);
    expect(replayOperations(operations, [soap])).toEqual([{ ...soap, quantity: 2 }]);
  });

  it('steps the quantity again where the other has the old one', () => {
    const operations = [changed(tea, 3, 4), changed(tea, 4, 5)];

    expect(replayOperations(operations, [tea, soap])).toEqual([{ ...tea, quantity: 5 }, soap]);
    expect(replayOperations(operations, [{ ...tea, quantity: 4 }, soap])).toEqual([{ ...tea, quantity: 5 }, soap]);
  });

  it('leaves a quantity that the other chose itself', () => {
    expect(replayOperations([changed(tea, 3, 4)], [{ ...tea, quantity: 9 }])).toEqual([{ ...tea, quantity: 9 }]);
  });
});
