// spec-map: 2.8.2
import { safeLink } from './safe-link.ts';

it.each([
  ['https://growers.example/villages?page=2', 'https://growers.example/villages?page=2'],
  ['http://growers.example/', 'http://growers.example/'],
  // A portal path.
  ['/custom/files/nominee-form.pdf', 'http://shop.test/custom/files/nominee-form.pdf'],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///etc/hosts', null],
  ['//growers.example/villages', null],
  ['/dashboard', null],
  ['', null],
])('a link named by a list leads to the web or the portal, or is refused: %j leads to %j', (link, address) => {
  expect(safeLink(link)).toBe(address);
});
