import { ButtonAnchor, TextAnchor, VisuallyHidden } from '@shop/design/ui/elements';
import { ExternalIcon } from '@shop/design/ui/icons';
import type { ComponentProps } from 'react';
import { uiMessages } from './ui.messages.ts';

/** Leads to another site, and says so. */
export const ExternalButton = ({ children, ...anchor }: ComponentProps<typeof ButtonAnchor>) => (
  <ButtonAnchor target="_blank" rel="noopener noreferrer" {...anchor}>
    {children}
    <VisuallyHidden>{` ${uiMessages.opensElsewhere}`}</VisuallyHidden>
    <ExternalIcon />
  </ButtonAnchor>
);

/** Writes to an address or calls a number, which it shows; from right to left the number's groups would change places. */
export const ContactLink = ({ to, ...anchor }: ComponentProps<typeof TextAnchor> & { to: string }) => (
  <TextAnchor dir="ltr" href={to.includes('@') ? `mailto:${to}` : `tel:${to.replaceAll(' ', '')}`} {...anchor}>
    {to}
  </TextAnchor>
);
