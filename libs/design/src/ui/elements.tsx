import type { ComponentProps } from 'react';
import { styled } from '../../styled-system/jsx/index.js';
import {
  badge,
  button,
  heading,
  input,
  link,
  separator,
  skeleton,
  skipNavLink,
  spinner,
} from '../../styled-system/recipes/index.js';

// Chakra's single-part components with Panda's static styles.

export const Text = styled('p');
export const Heading = styled('h2', heading);
export const Badge = styled('span', badge);
export const Skeleton = styled('div', skeleton);
export const Spinner = styled('span', spinner);
export const Separator = styled('hr', separator);
export const Input = styled('input', input);
export const SkipNavLink = styled('a', skipNavLink);
export const VisuallyHidden = styled('span', { base: { srOnly: true } });
/** An underlined link to another site within a text. */
export const TextAnchor = styled('a', link);
/** A link to another site that looks like a button. */
export const ButtonAnchor = styled('a', button);

const PlainButton = styled('button', button);

export interface ButtonProps extends ComponentProps<typeof PlainButton> {
  /** Shows a running action and disables the button. */
  loading?: boolean;
  loadingText?: string;
}

export const Button = ({ loading = false, loadingText, disabled, children, ...props }: ButtonProps) => (
  <PlainButton type="button" data-loading={loading ? '' : undefined} disabled={loading || disabled} {...props}>
    {loading && <Spinner size="inherit" borderWidth="0.125em" color="inherit" />}
    {loading ? (loadingText ?? children) : children}
  </PlainButton>
);

export const IconButton = (props: ButtonProps) => <Button px="0" py="0" _icon={{ fontSize: '1.2em' }} {...props} />;

export type TextProps = ComponentProps<typeof Text>;
export type InputProps = ComponentProps<typeof Input>;
