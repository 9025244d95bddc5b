import { latencyRule } from './rules.ts';

describe('latency', () => {
  it.each(['0', '250', '100-400', 'office', '4g', '3g', 'satellite'])('is read from %j', (text) => {
    expect(latencyRule(text)).toMatchObject({ id: `latency:${text}` });
  });

  it.each(['', '-1', '1.5', '400-100', '300001', 'slow', '1-2-3', 'constructor'])('is not read from %j', (text) => {
    expect(() => latencyRule(text)).toThrow('A latency must be');
  });
});
