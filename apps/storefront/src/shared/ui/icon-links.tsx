import { ButtonAnchor, VisuallyHidden } from '@shop/design/ui/elements';
import { ArrowRightIcon, ExternalIcon } from '@shop/design/ui/icons';
import type { ComponentProps } from 'react';
import { StyledLink } from './links.ts';
import { uiMessages } from './ui.messages.ts';

/** Leads on from a list to more of it. */
export const ArrowLink = ({ children, ...link }: ComponentProps<typeof StyledLink>) => (
  <StyledLink
    display="inline-flex"
    alignItems="center"
    gap="2"
    minH="11"
    fontWeight="600"
    overflowWrap="anywhere"
    color="leaf.fg"
    _hover={{ textDecoration: 'underline' }}
    {...link}
  >
    {children}
    <ArrowRightIcon />
  </StyledLink>
);

/** Leads to another site, and says so. */
export const ExternalButton = ({ children, ...anchor }: ComponentProps<typeof ButtonAnchor>) => (
  <ButtonAnchor target="_blank" rel="noopener noreferrer" {...anchor}>
    {children}
    <VisuallyHidden>{` ${uiMessages.opensElsewhere}`}</VisuallyHidden>
    <ExternalIcon />
  </ButtonAnchor>
);
