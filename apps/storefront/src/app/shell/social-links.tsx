import { HStack, styled } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';
import { socialNetworks } from '../../features/company/social-networks.ts';
import { shellMessages } from './shell.messages.ts';

const glyph = (drawing: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {drawing}
  </svg>
);

const glyphs = {
  facebook: glyph(
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M15 7.5h-1.5c-1.2 0-1.8.8-1.8 2v11M9.5 12.5h5" />
    </>,
  ),
  instagram: glyph(
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.7 7.2v.1" strokeLinecap="round" />
    </>,
  ),
  youtube: glyph(
    <>
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="m10.5 9.5 4 2.5-4 2.5Z" />
    </>,
  ),
};

export function SocialLinks() {
  return (
    <HStack as="nav" aria-label={shellMessages.social} gap="1">
      {socialNetworks.map(({ id, name, href }) => (
        <styled.a
          key={id}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} ${shellMessages.opensElsewhere}`}
          display="grid"
          placeItems="center"
          boxSize="11"
          borderRadius="l2"
          borderWidth="1px"
          _hover={{ color: 'leaf.fg', borderColor: 'leaf.solid' }}
        >
          {glyphs[id]}
        </styled.a>
      ))}
    </HStack>
  );
}
