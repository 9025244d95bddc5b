import type { ComponentProps, MouseEvent } from 'react';
import { styled } from '../../styled-system/jsx/index.js';
import { badge, button, input, link, skeleton, skipNavLink, spinner } from '../../styled-system/recipes/index.js';

// Chakra's single-part components with Panda's static styles.

export const Text = styled('p');
export const Badge = styled('span', badge);
export const Skeleton = styled('div', skeleton);
export const Spinner = styled('span', spinner);
export const Input = styled('input', input);
export const SkipNavLink = styled('a', skipNavLink);
export const VisuallyHidden = styled('span', { base: { srOnly: true } });
/** A name, an address or a code, which a page translation leaves as it is; it breaks where the text around it does. */
export const Verbatim = styled(
  'span',
  { base: { overflowWrap: 'inherit' } },
  { defaultProps: { htmlTranslate: 'no' } },
);
/** An amount of money or of pieces, with tabular figures. */
export const Amount = (props: TextProps) => <Text as="span" textStyle="price" htmlTranslate="no" {...props} />;
/** An underlined link to another site within a text. */
export const TextAnchor = styled('a', link);
/** A link to another site that looks like a button. */
export const ButtonAnchor = styled('a', button);

const PlainButton = styled('button', button);

export interface ButtonProps extends ComponentProps<typeof PlainButton> {
  /** Shows a running action; meanwhile presses do nothing, and the focus stays. */
  loading?: boolean;
  loadingText?: string;
}

const ignore = (event: MouseEvent) => event.preventDefault();

export const Button = ({ loading = false, loadingText, children, ...props }: ButtonProps) => (
  <PlainButton
    type="button"
    {...props}
    {...(loading && { 'data-loading': '', 'aria-disabled': true, onClick: ignore })}
  >
    {loading ? (
      <>
        <Spinner size="inherit" borderWidth="0.125em" color="inherit" />
        <span>{loadingText ?? children}</span>
      </>
    ) : (
      children
    )}
  </PlainButton>
);

export const IconButton = (props: ButtonProps) => (
  <Button variant="ghost" px="0" py="0" _icon={{ fontSize: '1.2em' }} _print={{ display: 'none' }} {...props} />
);

// The shop's titles and kinds of text, as `theme/text-styles.ts` sets them.
const Heading = styled('h2');
export const H1 = (props: HeadingProps) => <Heading as="h1" textStyle="h1" {...props} />;
export const H2 = (props: HeadingProps) => <Heading as="h2" textStyle="h2" {...props} />;
export const H3 = (props: HeadingProps) => <Heading as="h3" textStyle="h3" {...props} />;
/** Broken line by line: a balanced one breaks anew when the rest of it arrives. */
export const Lead = (props: TextProps) => <Text textStyle="lead" color="fg.muted" textWrap="wrap" {...props} />;
export const Eyebrow = (props: TextProps) => <Text textStyle="eyebrow" color="fg.muted" {...props} />;
export const Muted = (props: TextProps) => <Text color="fg.muted" {...props} />;
export const Small = (props: TextProps) => <Text textStyle="sm" color="fg.muted" {...props} />;

type HeadingProps = ComponentProps<typeof Heading>;
export type TextProps = ComponentProps<typeof Text>;
export type InputProps = ComponentProps<typeof Input>;
