import { Box } from '@shop/design/styled-system/jsx';
import { Eyebrow } from '@shop/design/ui/elements';
import { useEffect, useState } from 'react';
import { StyledLink } from '../../shared/ui/links.ts';
import type { PolicySection } from './policy.ts';
import { policiesMessages } from './policies.messages.ts';

/** A section is current in the upper part of the screen, below the header. */
const READING_ZONE = '-18% 0px -62% 0px';

/** A sticky table of contents that marks the section in view. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  /** The id of the current section. */
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return (
    <Box
      as="nav"
      aria-label={policiesMessages.contents}
      hideBelow="lg"
      position="sticky"
      top="28"
      alignSelf="start"
      maxH="calc(100dvh - 9rem)"
      overflowY="auto"
      scrollbarWidth="thin"
    >
      <Eyebrow pb="3">{policiesMessages.contents}</Eyebrow>
      <Box as="ol" borderInlineStartWidth="1px">
        {sections.map(({ id, title }, index) => (
          <Box as="li" key={id}>
            <StyledLink
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              display="flex"
              gap="3"
              py="1.5"
              ps="4"
              ms="-1px"
              fontSize="sm"
              lineHeight="1.4"
              borderInlineStartWidth="2px"
              borderColor={id === current ? 'leaf.solid' : 'transparent'}
              color={id === current ? 'leaf.fg' : 'fg.muted'}
              _hover={{ color: 'fg' }}
            >
              <Box as="span" minW="5" fontVariantNumeric="tabular-nums">
                {index + 1}
              </Box>
              {title}
            </StyledLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
