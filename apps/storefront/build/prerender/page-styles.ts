import postcss, { type ChildNode, type Container, type Root } from 'postcss';
import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';

type Markup = Pick<RenderedPage, 'route' | 'root'>;

/** Classes that scripts put on the page's root element, see `public/before-paint.js`. */
const OF_SCRIPTS = ['dark', 'light', 'defer-pictures', 'has-query'];

/**
 * The styles each route's pages use, inlined in them. Pages of a route share their styles, since the header rules
 * list the hash of each style element and there may be thousands of products.
 *
 * @throws Error when a class of Panda's has no rule, since a style that is not written out in the source is not
 *   found; and when a rule names a token that the theme does not have
 */
export function stylesByRoute(pages: readonly Markup[], styleSheet: string): Map<string, string> {
  const whole = postcss.parse(styleSheet);
  const missing = withoutRule(whole, pages.map(({ root }) => root).join('\n'));
  if (missing.length > 0)
    throw new Error(`Panda has written no rule for ${missing.join(', ')}: see docs/decisions/0021.`);
  const unknown = unknownTokens(whole);
  if (unknown.length > 0) throw new Error(`The theme has no token ${unknown.join(', ')}.`);
  const routes = Map.groupBy(pages, ({ route }) => route);
  return new Map(
    [...routes].map(([route, alike]) => [route, usedStyles(whole, alike.map(({ root }) => root).join('\n'))]),
  );
}

/** @returns the rules whose classes are in the markup, with the custom properties and movements that these name */
export function usedStyles(whole: Root, markup: string): string {
  const classes = new Set([...OF_SCRIPTS, ...classesIn(markup)]);
  const used = whole.clone();
  used.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (rule.selectors.length === 0 || rule.selectors[0] === '') rule.remove();
  });
  const named = namesIn(used, markup);
  used.walkDecls(/^--/, (declaration) => {
    if (!named.has(declaration.prop)) declaration.remove();
  });
  used.walkAtRules('keyframes', (movement) => {
    if (!named.has(movement.params)) movement.remove();
  });
  used.walkAtRules('property', (property) => {
    if (!named.has(property.params)) property.remove();
  });
  removeEmpty(used);
  return used.toString();
}

/** Atomic classes such as `mt_4` or `hover:c_leaf.fg`; recipe classes may have no rule. */
const isAtomic = (name: string): boolean => /^(?!.*(?:__|--)).*[a-z]_/.test(name);

function withoutRule(whole: Root, markup: string): string[] {
  const known = new Set<string>();
  whole.walkRules(({ selector }) => classesOf(selector).forEach((name) => known.add(name)));
  return [...new Set(classesIn(markup))].filter((name) => isAtomic(name) && !known.has(name));
}

/** Panda leaves unknown tokens as they are: `color: leaf.solit`. */
function unknownTokens(whole: Root): string[] {
  const unknown = new Set<string>();
  whole.walkDecls(({ value }) => {
    if (/^[a-z]\w*(?:\.\w+)+$/i.test(value)) unknown.add(value);
  });
  return [...unknown];
}

function classesIn(markup: string): string[] {
  return [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => plainText(names).split(' '));
}

const plainText = (attribute: string): string =>
  attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The classes a selector requires; `:not()`, `:is()` and the like are ignored. */
const classesOf = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[^\s\\.#:[\]()>+~,*])+)/gi)].map(
    ([, name = '']) => unescaped(name),
  );

/** Brackets that are part of a class's name are escaped. */
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replaceAll(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

const unescaped = (name: string): string =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(parseInt(code, 16)),
  );

/** Custom properties and keyframes that rules or markup use, transitively. */
function namesIn(styles: Root, markup: string): Set<string> {
  const values = new Map<string, string[]>();
  const named = new Set<string>();
  const name = (text: string): void => {
    for (const [word] of text.matchAll(/(?:\\.|[\w-])+/g)) {
      if (named.has(word)) continue;
      named.add(word);
      values.get(word)?.forEach(name);
    }
  };
  styles.walkDecls(/^--/, ({ prop, value }) => values.set(prop, [...(values.get(prop) ?? []), value]) && undefined);
  styles.walkDecls(/^(?!--)/, ({ value }) => name(value));
  for (const [reference] of markup.matchAll(/var\(--[\w-]+/g)) name(reference);
  return named;
}

/** Removes empty rules. Layers keep their place in the order. */
function removeEmpty(styles: Container<ChildNode>): void {
  styles.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length > 0) return;
    if (node.type === 'atrule' && node.name === 'layer')
      node.replaceWith(postcss.atRule({ name: 'layer', params: node.params }));
    else node.remove();
  });
}
