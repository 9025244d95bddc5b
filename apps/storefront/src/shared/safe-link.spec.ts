// spec-map: 2.8.2
import { safeLink } from './safe-link.ts';

describe('a link named by a list', () => {
  it('is followed when it leads to the web', () => {
    expect(safeLink('https://growers.example/villages?page=2')).toBe('https://growers.example/villages?page=2');
    expect(safeLink('http://growers.example/')).toBe('http://growers.example/');
  });

  it('is looked for on the portal when it is a portal path', () => {
    expect(safeLink('/custom/files/nominee-form.pdf')).toBe('http://shop.test/custom/files/nominee-form.pdf');
  });

  it.each([
    'java\tscript:alert(1)',
    'data:text/html,x',
    'file:///etc/hosts',
    '//growers.example/villages',
    '/dashboard',
    '',
  ])('is refused when it is %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });
});
