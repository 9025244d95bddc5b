import { Box, Flex, Grid, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Eyebrow, H3, Muted } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { pagePictureUrl } from '../../shared/portal.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { WHOLE_PHONE } from '../../shared/ui/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { promotions } from './promotions.content.ts';
import { homeMessages } from './home.messages.ts';

const WIDE = 8 / 5;

interface PromotionsProps {
  priceOf: (slug: string) => ReactNode;
}

export function Promotions({ priceOf }: PromotionsProps) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(5, minmax(0, 1fr))' }} gap={{ base: '4', md: '6' }}>
      {promotions.map(({ slug, eyebrow, title, text }, index) => (
        <StyledLink
          key={slug}
          to={paths.product(slug)}
          gridColumn={{ md: index % 3 === 0 ? 'span 3' : 'span 2' }}
          position="relative"
          overflow="hidden"
          borderRadius="l3"
          bg="bg.panel"
          borderWidth="1px"
          className="group"
          display="flex"
          flexDirection="column"
        >
          <Box overflow="hidden" flex="1" css={{ '& > *': { height: { md: '100%' } } }}>
            <Picture
              src={pagePictureUrl(`banners/${slug}.jpg`)}
              alt=""
              ratio={WIDE}
              sizes={`(min-width: 768px) 740px, ${WHOLE_PHONE}`}
            />
          </Box>
          <Stack gap="1" p={{ base: '5', md: '6' }} borderTopWidth="1px" bg="bg.panel">
            <Eyebrow>{eyebrow}</Eyebrow>
            <H3 _groupHover={{ color: 'leaf.fg' }}>{title}</H3>
            <Muted>{text}</Muted>
            <Flex justify="space-between" align="center" pt="2">
              {priceOf(slug)}
              <HStack
                as="span"
                gap="2"
                ms="auto"
                fontWeight="600"
                color="leaf.fg"
                _groupHover={{ textDecoration: 'underline' }}
              >
                {homeMessages.shopNow}
                <ArrowRightIcon />
              </HStack>
            </Flex>
          </Stack>
        </StyledLink>
      ))}
    </Grid>
  );
}
