import { Box, Grid, HStack, Stack } from '@shop/design/styled-system/jsx';
import { H3, Muted, Small } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { paths } from '../../shared/paths.ts';
import { pagePictureUrl } from '../../shared/portal.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { HALF_OF_PHONE, Picture } from '../../shared/ui/picture.tsx';
import { promotions } from './promotions.content.ts';
import { homeMessages } from './home.messages.ts';

const WIDE = 8 / 5;

export function Promotions() {
  return (
    <Grid gridTemplateColumns={{ base: 'twoOrOne', md: 'repeat(2, minmax(0, 1fr))' }} gap={{ base: '4', md: '6' }}>
      {promotions.map(({ slug, binomial, title, text }) => (
        <StyledLink
          key={slug}
          to={paths.product(slug)}
          position="relative"
          overflow="hidden"
          borderRadius="l3"
          bg="bg.panel"
          borderWidth="1px"
          className="group"
          display="flex"
          flexDirection={{ base: 'column', lg: 'row' }}
        >
          <Box overflow="hidden" flex={{ lg: '0 0 54%' }} css={{ '& > *': { height: { lg: '100%' } } }}>
            <Picture
              src={pagePictureUrl(`banners/${slug}.jpg`)}
              alt=""
              ratio={WIDE}
              sizes={`(min-width: 768px) 46vw, ${HALF_OF_PHONE}`}
            />
          </Box>
          <Stack gap="1" flex="1" minW="0" p={{ base: '3', md: '6' }}>
            <Small textStyle="binomial" fontSize="sm" lineHeight="1.3" lang="la" htmlTranslate="no">
              {binomial}
            </Small>
            <H3 _groupHover={{ color: 'leaf.fg' }}>{title}</H3>
            <Muted fontSize={{ base: 'sm', md: 'md' }}>{text}</Muted>
            <HStack
              as="span"
              gap="2"
              mt="auto"
              pt={{ base: '1', lg: '4' }}
              fontWeight="600"
              color="leaf.fg"
              _groupHover={{ textDecoration: 'underline' }}
            >
              {homeMessages.shopNow}
              <ArrowRightIcon />
            </HStack>
          </Stack>
        </StyledLink>
      ))}
    </Grid>
  );
}
