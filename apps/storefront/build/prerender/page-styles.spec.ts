import postcss from 'postcss';
import { stylesByRoute, usedStyles } from './page-styles.ts';

const used = (styles: string, markup: string) => usedStyles(postcss.parse(styles), markup);

it('a page has the rules of its own classes, and those of no class', () => {
  const styles = 'a{color:red}.mt_4{margin:0}.mt_5,.p_1{padding:0}';
  expect(used(styles, '<p class="p_1">')).toBe('a{color:red}.p_1{padding:0}');
});

it('a name with signs of its own is found, as it is written in markup', () => {
  const styles = String.raw`.hover\:bg_leaf\.solid:hover{a:b}.\[\&_\>_a\]\:c_fg > a{c:d}.left_-1\/2{e:f}.filter_x\(0\.9\){g:h}`;
  const markup = '<p class="hover:bg_leaf.solid filter_x(0.9)"><p class="[&amp;_&gt;_a]:c_fg">';
  expect(used(styles, markup)).toBe(
    String.raw`.hover\:bg_leaf\.solid:hover{a:b}.\[\&_\>_a\]\:c_fg > a{c:d}.filter_x\(0\.9\){g:h}`,
  );
});

it('what a script puts on the root element is foreseen: a colour mode, deferred pictures', () => {
  const styles = '.dark .c_fg{a:b}:where(.dark,.other){c:d}.defer-pictures .c_fg{e:f}.somewhere .c_fg{g:h}';
  expect(used(styles, '<p class="c_fg">')).toBe('.dark .c_fg{a:b}:where(.dark,.other){c:d}.defer-pictures .c_fg{e:f}');
});

it('tokens and movements stay that a rule, an attribute or another token names', () => {
  const styles = [
    ':root{--shop-one:var(--shop-two);--shop-two:2;--shop-three:3;--shop-four:4}',
    '.c_one{color:var(--shop-one);animation:spin 1s}@keyframes spin{to{rotate:1turn}}@keyframes pulse{to{opacity:0}}',
  ].join('');
  expect(used(styles, '<svg class="c_one" fill="var(--shop-three)">')).toBe(
    ':root{--shop-one:var(--shop-two);--shop-two:2;--shop-three:3}.c_one{color:var(--shop-one);animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
  );
});

it('layers keep their order where nothing of one is left', () => {
  const styles = '@layer base{.x{a:b}}@layer tokens{.y{a:b}}@layer utilities{@media print{.x{a:b}}.z{a:b}}';
  expect(used(styles, '<p class="z">')).toBe('@layer base;@layer tokens;@layer utilities{.z{a:b}}');
});

it('pages of one route share the styles of all of them', () => {
  const page = (route: string, name: string) => ({ route, root: `<p class="${name}">` });
  const styles = stylesByRoute([page('/p', 'a_1'), page('/p', 'b_1'), page('/', 'c_1')], '.a_1{x:y}.b_1{x:y}.c_1{x:y}');
  expect(Object.fromEntries(styles)).toEqual({ '/p': '.a_1{x:y}.b_1{x:y}', '/': '.c_1{x:y}' });
});

it('a class without a rule stops the build: its style was not found in the source', () => {
  const page = (names: string) => [{ route: '/', root: `<p class="group field__label--vertical ${names}">` }];
  expect(stylesByRoute(page('mt_4'), '.mt_4{x:y}').get('/')).toBe('.mt_4{x:y}');
  expect(() => stylesByRoute(page('mt_4 hover:c_fg'), '.mt_4{x:y}')).toThrow('no rule for hover:c_fg');
});

it('so does a token that the theme does not have', () => {
  const styles = '.c_leaf\\.solit{color:leaf.solit}.op_0\\.5{opacity:.5;width:1.5rem}';
  expect(() => stylesByRoute([], styles)).toThrow('no token leaf.solit.');
});
