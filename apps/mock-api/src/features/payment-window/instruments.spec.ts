import { listInstruments } from './instruments.ts';

it('test instruments are unique', () => {
  const values = listInstruments().map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
});
