import { exampleAnswers } from '@shop/api-contract/generated/examples';
import type { OperationId } from '@shop/api-contract/operation';

import { shopRules } from '../definition/situations.ts';
import { answerOf } from '../testing/open-shop.ts';
import { send, switchOn } from './situations.fixture.ts';

describe('a forced response', () => {
  const all = (Object.keys(exampleAnswers) as OperationId[]).flatMap((id) =>
    Object.entries(exampleAnswers[id]).flatMap(([status, examples]) =>
      Object.keys(examples).map((example) => ({ id, status: Number(status), example })),
    ),
  );

  it.each(all)('can be any example of the contract: $id $status $example', async ({ id, status, example }) => {
    const response = await send(id, { prefer: `code=${status}, example="${example}"` });
    expect([response.statusCode, response.json()]).toEqual([status, exampleAnswers[id][status]?.[example]]);
    answerOf(id, response);
  });

  it('can stay active for one call', async () => {
    const { id } = switchOn(shopRules.forcedAnswer('getProduct', 503));
    expect([id, (await send('getProduct')).statusCode]).toEqual(['getProduct:503', 503]);
    expect((await send('listProducts')).statusCode).toBe(200);
  });

  it('ignores other preferences', async () => {
    expect((await send('listProducts', { prefer: 'respond-async, wait=10' })).statusCode).toBe(200);
  });
});
