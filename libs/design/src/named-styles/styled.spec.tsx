import { chakra, ChakraProvider, useRecipe } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ComponentType, type ElementType, type ReactNode } from 'react';
import { system } from '../theme/system.ts';
import { lookOf } from './class-names.ts';
import { namedSystem } from './named-system.ts';
import { styleOptions } from './style-options.ts';
import { insertStyle } from './style-writer.ts';
import { styledElements } from './styled.ts';

type Props = Record<string, unknown>;
type Part = ComponentType<Props>;
type Tags = 'a' | 'button' | 'div' | 'img' | 'p' | 'text';
type Factory = ((tag: ElementType, recipe?: object, options?: object) => Part) & Record<Tags, Part>;

const isStyleProperty = (name: string) => system.isValidProperty(name);

const named = styledElements(isStyleProperty) as unknown as Factory;
const chakras = chakra as unknown as Factory;

/** Markup with the rules of each class in its place. */
const withRules = (markup: string, rules: readonly string[]): string =>
  markup.replaceAll(/css-\w+/g, (name) =>
    rules
      .filter((rule) => rule.includes(name))
      .join('')
      .replaceAll(name, 'it'),
  );

/** What Chakra makes of it. */
function byChakra(ui: ReactNode): string {
  const container = document.head.appendChild(document.createElement('div'));
  const cache = createCache({ ...styleOptions, container, speedy: false });
  const shown = render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{ui}</ChakraProvider>
    </CacheProvider>,
  );
  const rules = Array.from(container.querySelectorAll('style'), ({ textContent }) => textContent);
  const markup = withRules(shown.container.innerHTML, rules);
  shown.unmount();
  container.remove();
  return markup;
}

/** What the published shop makes of it. */
function byName(ui: ReactNode): string {
  const shown = render(ui);
  const insertRule = jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
  const names = new Set(shown.container.innerHTML.match(/css-\w+/g));
  for (const name of names) insertStyle(name, lookOf(name) ?? []);
  const rules = insertRule.mock.calls.map(([rule]) => rule);
  insertRule.mockRestore();
  const markup = withRules(shown.container.innerHTML, rules);
  shown.unmount();
  return markup;
}

const plate = {
  base: { padding: '4', color: 'fg.muted' },
  variants: { size: { sm: { padding: '2' }, lg: { padding: '8' } }, inline: { true: { display: 'inline-flex' } } },
  defaultVariants: { size: 'lg' },
};

const samples: Readonly<Record<string, (styled: Factory) => ReactNode>> = {
  'style properties, by width and by state': ({ div: Box }) => (
    <Box p={{ base: '4', md: '6' }} mx="-4" color="leaf.fg" _hover={{ bg: 'bg.subtle' }} id="it" aria-label="Box" />
  ),
  'nothing at all': ({ p: Paragraph }) => <Paragraph>text</Paragraph>,
  'a style and a list of styles': ({ div: Box }) => (
    <Box css={[{ p: '4', '& a': { color: 'fg' } }, undefined, [{ p: '6' }, false]]} m="1" className="card" />
  ),
  'another tag': ({ div: Box }) => <Box as="main" tabIndex={-1} display="flex" />,
  'attributes that are named like styles': ({ img: Picture, text: Words }) => (
    <>
      <Picture alt="" htmlWidth={320} htmlHeight={240} width="full" />
      <svg>
        <Words x="300" y="218" fontSize="19px" />
      </svg>
    </>
  ),
  'a recipe with its variants': (styled) => {
    const Plate = styled('section', plate);
    return (
      <>
        <Plate />
        <Plate size="sm" inline color="fg" data-size="sm" />
      </>
    );
  },
  'a recipe upon another': (styled) => {
    const Round = styled(styled('div', plate), { base: { borderRadius: '9999px' } });
    return <Round size="sm" p="1" />;
  },
  'what comes with a part, unless told otherwise': (styled) => {
    const Sealed = styled('div', {}, { defaultProps: { role: 'img', p: '2' } });
    return (
      <>
        <Sealed />
        <Sealed role="none" p="4" />
      </>
    );
  },
  'a child in its place': ({ div: Box }) => (
    <Box asChild p="4" title="outer" className="outer">
      <a href="/cart" title="inner" className="inner" style={{ top: 0 }}>
        Cart
      </a>
    </Box>
  ),
  'a styled child in its place: what is around it is stronger': ({ div: Box, a: Anchor }) => (
    <Box asChild p="4" color="fg">
      <Anchor href="/cart" p="2" m="2" />
    </Box>
  ),
};

it.each(Object.entries(samples))('%s: as Chakra does', (_name, sample) => {
  const expected = byChakra(sample(chakras));
  expect(byName(sample(named))).toBe(expected);
});

it('a recipe of the theme by its name says what the recipe says', () => {
  const { getRecipeFn } = namedSystem(
    { button: { className: 'chakra-button', variants: ['size', 'variant'] } },
    isStyleProperty,
  );
  const button = getRecipeFn('button');
  const [variants, others] = button.splitVariantProps({ size: 'sm', variant: 'outline', type: 'submit', color: 'fg' });
  expect(others).toEqual({ type: 'submit', color: 'fg' });
  const ButtonByChakra = () => {
    const recipe = useRecipe({ key: 'button' });
    return <chakra.button css={recipe({ size: 'sm', variant: 'outline' })} />;
  };
  expect(byName(<named.button css={button(variants)} />)).toBe(byChakra(<ButtonByChakra />));
  expect(getRecipeFn('text')({})).toEqual({});
});

it('a child in its place hears what both say, and both know its element', async () => {
  const heard: string[] = [];
  const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLButtonElement>()];
  render(
    <named.div asChild ref={outer} onClick={() => heard.push('outer')}>
      <button ref={inner} onClick={() => heard.push('inner')}>
        Press
      </button>
    </named.div>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(heard).toEqual(['outer', 'inner']);
  expect(outer.current).toBe(screen.getByRole('button'));
  expect(inner.current).toBe(outer.current);
});
