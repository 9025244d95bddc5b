import { Box } from '@shop/design/styled-system/jsx';
import { Eyebrow } from '@shop/design/ui/elements';
import { useEffect, useState } from 'react';
import { StyledLink } from '../../shared/ui/links.ts';
import type { ArticleSection } from './article.ts';
import { articleMessages } from './article.messages.ts';

/** A section is current in the upper part of the screen, below the header. */
const READING_ZONE = '-18% 0px -62% 0px';

/** A sticky table of contents that marks the section in view. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  const [currentId, setCurrentId] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setCurrentId((current) => entries.find((entry) => entry.isIntersecting)?.target.id ?? current),
      { rootMargin: READING_ZONE },
    );
    for (const section of document.querySelectorAll('article > section')) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return (
    <Box
      as="nav"
      aria-label={articleMessages.contents}
      hideBelow="lg"
      position="sticky"
      top="28"
      alignSelf="start"
      maxH="calc(100dvh - 9rem)"
      overflowY="auto"
      scrollbarWidth="thin"
    >
      <Eyebrow pb="3">{articleMessages.contents}</Eyebrow>
      <Box as="ol" borderInlineStartWidth="1px">
        {sections.map(({ id, title }, index) => (
          <Box as="li" key={id}>
            <StyledLink
              to={`#${id}`}
              aria-current={id === currentId && 'location'}
              display="flex"
              gap="3"
              py="1.5"
              ps="4"
              ms="-1px"
              fontSize="sm"
              lineHeight="1.4"
              borderInlineStartWidth="2px"
              borderColor="transparent"
              color="fg.muted"
              _hover={{ color: 'fg' }}
              css={{ '&[aria-current=location]': { borderColor: 'leaf.solid', color: 'leaf.fg' } }}
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
