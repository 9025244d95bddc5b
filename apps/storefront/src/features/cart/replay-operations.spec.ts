import type { CartLine } from '@shop/domain/cart/cart-line';
import {
  recordOperation,
  replayOperations,
  SURELY_SEEN_AFTER,
  UNSEEN_FOR,
  type OwnOperation,
} from './replay-operations.ts';

const soap: CartLine = { type: 'product', product: 1, quantity: 1 };
const tea: CartLine = { type: 'product', product: 2, quantity: 3 };
const oil: CartLine = { type: 'offer', product: 1, quantity: 1 };

const added = (line: CartLine, before: CartLine[] = [], at = 0): OwnOperation => ({
  change: { kind: 'added', line },
  before,
  at,
});
const removed = (line: CartLine, before: CartLine[], at = 0): OwnOperation => ({
  change: { kind: 'removed', line },
  before,
  at,
});
const changed = ({ type, product }: CartLine, from: number, to: number, before: CartLine[], at = 0): OwnOperation => ({
  change: { kind: 'quantity-changed', item: { type, product }, from, to },
  before,
  at,
});

describe('what this tab did last, on the cart another tab wrote', () => {
  it('puts back a line the other tab did not know of, after its own', () => {
    expect(replayOperations([added(soap, [tea])], [tea, oil], 10).lines).toEqual([tea, oil, soap]);
  });

  it('puts it back again and again, as long as the other may not know of it', () => {
    const first = replayOperations([added(soap)], [tea], 10);
    const second = replayOperations(first.operations, [tea, oil], 20);

    expect(second.lines).toEqual([tea, oil, soap]);
  });

  it('leaves a line that both tabs added as the other has it', () => {
    expect(replayOperations([added({ ...tea, quantity: 1 })], [tea], 10).lines).toEqual([tea]);
  });

  it('takes a line out again that the other still had', () => {
    expect(replayOperations([removed(soap, [soap, tea])], [soap, tea, oil], 10).lines).toEqual([tea, oil]);
  });

  it('keeps a line removed here whose quantity the other has changed', () => {
    expect(replayOperations([removed(soap, [soap])], [{ ...soap, quantity: 2 }], 10).lines).toEqual([
      { ...soap, quantity: 2 },
    ]);
  });

  it('removes once only, so that tabs which disagree come to rest', () => {
    expect(replayOperations([removed(soap, [soap])], [soap, tea], 10).operations).toEqual([]);
  });

  it('steps the quantity again where the other has the old one', () => {
    const operations = [changed(tea, 3, 4, [tea]), changed(tea, 4, 5, [{ ...tea, quantity: 4 }])];

    expect(replayOperations(operations, [tea, soap], 10).lines).toEqual([{ ...tea, quantity: 5 }, soap]);
    expect(replayOperations(operations, [{ ...tea, quantity: 4 }, soap], 10).lines).toEqual([
      { ...tea, quantity: 5 },
      soap,
    ]);
  });

  it('leaves a quantity that the other chose itself', () => {
    expect(replayOperations([changed(tea, 3, 4, [tea])], [{ ...tea, quantity: 9 }], 10).lines).toEqual([
      { ...tea, quantity: 9 },
    ]);
  });

  it('does nothing of what every tab has long seen: the line was removed there', () => {
    expect(replayOperations([added(soap, [tea])], [oil], UNSEEN_FOR + 1)).toEqual({ lines: [oil], operations: [] });
  });

  it('takes a removal in another tab for one, soon after the line was added here', () => {
    expect(replayOperations([added(soap, [tea])], [tea], SURELY_SEEN_AFTER + 1).lines).toEqual([tea]);
  });

  it('need not put back what the other tab has shown it knows', () => {
    const seen = replayOperations([added(soap, [tea])], [tea, soap, oil], SURELY_SEEN_AFTER + 1);

    expect(seen.operations).toEqual([]);
  });
});

describe('the record of this tab’s operations', () => {
  it('drops what every tab has seen', () => {
    expect(recordOperation([added(soap)], added(tea, [soap], UNSEEN_FOR + 1))).toEqual([
      added(tea, [soap], UNSEEN_FOR + 1),
    ]);
  });

  it('does not add what was removed since', () => {
    expect(recordOperation([added(soap)], removed(soap, [soap], 5))).toEqual([removed(soap, [soap], 5)]);
  });

  it('adds a line with the quantity it came to', () => {
    const operations = recordOperation([added(soap)], changed(soap, 1, 2, [soap], 5));

    expect(replayOperations(operations, [], 10).lines).toEqual([{ ...soap, quantity: 2 }]);
    expect(replayOperations(operations, [soap], 10).lines).toEqual([{ ...soap, quantity: 2 }]);
  });
});
