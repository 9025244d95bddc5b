import { Box } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { StyledLink } from '../../shared/ui/links.ts';
import type { PolicySection } from './policy.ts';
import { policiesMessages } from './policies.messages.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** A sticky table of contents that marks the section in view. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  const current = useSectionInView(sections.map(({ id }) => id));
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
      <Text textStyle="eyebrow" color="fg.muted" pb="3">
        {policiesMessages.contents}
      </Text>
      <Box as="ol" listStyleType="none" borderInlineStartWidth="1px">
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
