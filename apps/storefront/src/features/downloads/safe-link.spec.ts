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
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/hosts',
    'blob:https://growers.example/1',
    '//growers.example/villages',
    '/dashboard',
    'custom/files/nominee-form.pdf',
    '',
  ])('is refused when it is %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });
});
