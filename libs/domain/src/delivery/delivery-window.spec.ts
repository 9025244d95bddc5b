import { deliveryWindow } from './delivery-window.ts';

const day = (ms: number) => new Date(ms).toISOString();
const windowOf = (paidAt: string) => {
  const { earliest, latest } = deliveryWindow(Date.parse(paidAt));
  return [day(earliest), day(latest)];
};

describe('when a parcel arrives', () => {
  it.each`
    paid                          | when                                 | earliest        | latest
    ${'2026-11-23T10:00+05:30'}   | ${'on a Monday'}                     | ${'2026-11-28'} | ${'2026-12-03'}
    ${'2026-11-28T10:00+05:30'}   | ${'on a Saturday, before a Sunday'}  | ${'2026-12-04'} | ${'2026-12-09'}
    ${'2026-11-29T10:00+05:30'}   | ${'on a Sunday'}                     | ${'2026-12-04'} | ${'2026-12-09'}
    ${'2026-11-23T18:29:59.999Z'} | ${'a moment before India’s Tuesday'} | ${'2026-11-28'} | ${'2026-12-03'}
    ${'2026-11-23T18:30Z'}        | ${'as India’s Tuesday begins'}       | ${'2026-11-30'} | ${'2026-12-04'}
  `(
    'is between $earliest and $latest when paid $when',
    ({ paid, earliest, latest }: Record<'paid' | 'earliest' | 'latest', string>) => {
      expect(windowOf(paid)).toEqual([`${earliest}T00:00:00.000Z`, `${latest}T00:00:00.000Z`]);
    },
  );
});
