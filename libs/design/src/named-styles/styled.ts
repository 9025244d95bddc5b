import { Children, createElement, isValidElement, type ElementType, type ReactNode } from 'react';
import { classNameOf, lookOf } from './class-names.ts';
import { mergeProps } from './merge-props.ts';
import type { StyleLayer } from './style-layer.ts';

interface RecipeDefinition {
  base?: object;
  variants?: Record<string, Record<string, object>>;
}

interface StyledOptions {
  defaultProps?: Props;
  forwardAsChild?: boolean;
  /** Style properties by name that are the element's own. */
  forwardProps?: readonly string[];
}

type Props = Record<string, unknown>;
type Css = StyleLayer | false | null | undefined | readonly Css[];

interface Styled {
  (props: Props): ReactNode;
  displayName?: string;
  origin: { tag: ElementType; recipes: readonly RecipeDefinition[]; options: StyledOptions };
}

const isStyled = (tag: ElementType | Styled): tag is Styled => typeof tag === 'function' && 'origin' in tag;

/** Attributes whose own names are style properties. */
const attributes: Readonly<Record<string, string>> = { htmlWidth: 'width', htmlHeight: 'height', htmlSize: 'size' };

/** What says where a drawn shape is, and not how it looks. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

/** Whether a prop says how an element looks. */
type IsStyleProperty = (name: string) => boolean;

/**
 * Chakra's factory of styled elements (`chakra.div`, `chakra(Part, recipe)`), with classes that are called after what the
 * styles say: no rule is worked out that the page has.
 */
export function styledElements(isStyleProperty: IsStyleProperty) {
  const elements = new Map<string, Styled>();
  const styled = (tag: ElementType | Styled, recipe?: RecipeDefinition, options?: StyledOptions) =>
    styledElement(isStyleProperty, tag, recipe, options);
  return new Proxy(styled, {
    get(_, tag: string) {
      const element = elements.get(tag) ?? styled(tag as ElementType);
      elements.set(tag, element);
      return element;
    },
  });
}

function styledElement(
  isStyleProperty: IsStyleProperty,
  given: ElementType | Styled,
  recipe: RecipeDefinition = {},
  givenOptions: StyledOptions = {},
): Styled {
  const inner = isStyled(given) ? given.origin : undefined;
  const tag = inner?.tag ?? (given as ElementType);
  const options = { ...inner?.options, ...givenOptions };
  const recipes = [...(inner?.recipes ?? []), ...(saysSomething(recipe) ? [recipe] : [])];
  const variantKeys = recipes.flatMap(({ variants }) => Object.keys(variants ?? {}));
  const isText = typeof tag === 'string';
  const forwarded = new Set([...(options.forwardProps ?? []), ...((isText && shapes[tag]) || [])]);
  const forwardsAsChild = options.forwardAsChild ?? forwarded.has('asChild');

  const StyledElement: Styled = (given) => {
    const props = options.defaultProps ? { ...options.defaultProps, ...given } : given;
    const own: Props = {};
    const variants: Props = {};
    const style: Props = {};
    let css: Css;
    let isDressed = false;
    for (const key in props) {
      const value = props[key];
      if (value === undefined) continue;
      const isVariant = variantKeys.includes(key);
      if (isVariant) variants[key] = value;
      if (forwarded.has(key)) own[key] = value;
      else if (isVariant) continue;
      else if (key === 'css') css = value;
      else if (isStyleProperty(key)) {
        style[key] = value;
        isDressed = true;
      } else own[attributes[key] ?? key] = value;
    }

    const layers: StyleLayer[] = recipes.map((part) => ({ recipe: part, variants }));
    addLayers(layers, css);
    if (isDressed) layers.push(style as StyleLayer);
    const className = classesOf(own.className, layers);
    if (className) own.className = className;
    else delete own.className;

    let shown: ElementType = tag;
    if (isText && own.as !== undefined) {
      shown = own.as as ElementType;
      delete own.as;
    }
    if (own.asChild && !forwardsAsChild) return inPlaceOf(own);
    if (own.as !== undefined && forwardsAsChild) {
      const { as, children, ...others } = own;
      return createElement(
        shown,
        { ...others, asChild: true },
        createElement(as as ElementType, null, children as ReactNode),
      );
    }
    if (isText) delete own.asChild;
    return createElement(shown, own);
  };
  StyledElement.origin = { tag, recipes, options };
  return StyledElement;
}

const saysSomething = ({ base, variants }: RecipeDefinition): boolean => base !== undefined || variants !== undefined;

function addLayers(layers: StyleLayer[], css: Css): void {
  if (Array.isArray(css)) for (const layer of css as readonly Css[]) addLayers(layers, layer);
  else if (css && Object.keys(css).length > 0) layers.push(css as StyleLayer);
}

/** What an element around this one hands down is stronger than what this one says itself. */
function classesOf(className: unknown, layers: StyleLayer[]): string {
  const others: string[] = [];
  for (const name of typeof className === 'string' ? className.split(' ') : []) {
    const look = lookOf(name);
    if (look) layers.push({ around: look });
    else if (name) others.push(name);
  }
  if (layers.length > 0) others.push(classNameOf(layers));
  return others.join(' ');
}

/** The only child as this element: with its own props and this one's. */
function inPlaceOf({ asChild: _, children, ref, ...props }: Props): ReactNode {
  const child = Children.toArray(children as ReactNode).find((each) => isValidElement<Props>(each));
  if (!child) throw new Error('An element that is to be drawn as its child has none.');
  return createElement(child.type, mergeProps(ref ? { ...props, ref } : props, child.props));
}
