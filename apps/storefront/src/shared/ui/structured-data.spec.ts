import fc from 'fast-check';
import { structuredDataText } from './structured-data.tsx';

describe('JSON-LD', () => {
  it('cannot leave its element', () => {
    expect(structuredDataText({ name: '</script><script>alert(1)</script><!--' })).not.toMatch(/[<>]/);
  });

  it('says what it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(JSON.parse(structuredDataText({ name }))).toEqual({ '@context': 'https://schema.org', name });
      }),
    );
  });
});
