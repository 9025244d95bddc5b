import { structuredDataText } from './structured-data.tsx';

it('JSON-LD cannot leave its element, and says what it was given', () => {
  const name = '</script><script>alert(1)</script><!--';
  expect(structuredDataText({ name })).not.toContain('<');
  expect(JSON.parse(structuredDataText({ name }))).toEqual({ '@context': 'https://schema.org', name });
});
