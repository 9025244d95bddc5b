import { CarouselControls, CarouselSlide, useCarousel } from '@shop/design/parts/carousel';
import { css } from '@shop/design/styled-system/css';
import { Box, Container, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Eyebrow, H2, Lead, TextAnchor } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { Unbroken } from '@shop/design/parts/title-and-lead';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { WHOLE_PHONE } from '../../shared/ui/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { slides } from './home.content.ts';
import { homeMessages } from './home.messages.ts';

const HERO_RATIO = 16 / 11;

/** The picture above the text on phones, beside it on larger screens. */
const columns = css.raw({
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1.35fr) minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) minmax(0, 1.32fr)',
    xl: 'repeat(2, minmax(0, 1fr))',
  },
  gap: { base: '4', md: '8', lg: '14' },
  alignItems: 'start',
  gridTemplateRows: { base: 'auto 1fr', md: 'auto' },
});

/** As high as the text beside it on tablets, whose columns are narrow; a little lower on desktops, where mostly its foot is cut off. */
const frame = css.raw({
  aspectRatio: { base: '16 / 11', md: 'auto', xl: '1.6' },
  alignSelf: { md: 'stretch', xl: 'start' },
  // On phones without the shadow at its foot.
  '& > img': { height: { base: '104%', md: 'full' }, objectPosition: { base: 'top', lg: '50% 60%', xl: '50% 36%' } },
});

/** The controls end the line of the button, on tablets of the eyebrow: nothing lies on the picture. */
const controls = css.raw({
  gridArea: '1 / 1',
  alignItems: { base: 'stretch', md: 'start', xl: 'stretch' },
  position: 'relative',
  mt: { md: '-4', xl: '0' },
  pb: { xl: '3' },
  pointerEvents: 'none',
  '& > div': { alignItems: 'flex-end', justifyContent: 'flex-end' },
});

export function HeroSlides() {
  const carousel = useCarousel(slides.length);

  return (
    <Box
      as="section"
      aria-roledescription="carousel"
      aria-label={homeMessages.slides}
      borderBottomWidth="1px"
      touchAction="pan-y"
      {...carousel.handlers}
    >
      <Container pt={{ base: '4', md: '7', xl: '6' }} pb={{ base: '4', md: '7', xl: '4' }}>
        <Grid>
          {slides.map((slide, index) => (
            <CarouselSlide key={slide.picture} carousel={carousel} index={index} count={slides.length} css={columns}>
              {/* First, as it stands on a phone: what a slow line brings later moves nothing. */}
              <Box gridArea={{ md: '1 / 2' }} css={frame} overflow="hidden" borderRadius="l3" bg="bg.subtle">
                {/* The others load later, after the first one. */}
                {(index === 0 || carousel.isAlive) && (
                  <Picture
                    src={pagePictureUrl(`heroes/${slide.picture}`)}
                    alt=""
                    ratio={HERO_RATIO}
                    sizes={`(min-width: 1280px) 580px, (min-width: 1024px) 51vw, (min-width: 768px) 42vw, ${WHOLE_PHONE}`}
                    isFirstView={index === 0}
                  />
                )}
              </Box>
              <Stack
                gap={{ base: '2', md: '6' }}
                gridArea={{ md: '1 / 1' }}
                alignSelf="stretch"
                // Too narrow for the controls beside eyebrow or button, it begins below them, or ends above.
                pt={{ md: 'clamp(0px, (20rem - 100%) * 99, 2rem)', xl: '3' }}
                pb={{
                  base: 'clamp(0px, (20rem - 100%) * 99, 4rem)',
                  md: '0',
                  xl: 'clamp(0.75rem, (28rem - 100%) * 99, 4rem)',
                }}
              >
                <Eyebrow color="leaf.fg" alignSelf="flex-start">
                  {slide.eyebrow}
                </Eyebrow>
                <H2 textStyle="display">{slide.title}</H2>
                <Lead maxW="46ch" mb={{ mdDown: '1' }} fontSize={{ mdDown: 'md' }} lineHeight={{ mdDown: '1.5' }}>
                  {slide.contacts && (
                    <Flex as="span" wrap="wrap" columnGap="4">
                      {slide.contacts.map(({ label, href }) => (
                        <TextAnchor key={href} href={href} color="fg" overflowWrap="anywhere" htmlTranslate="no">
                          {label}
                        </TextAnchor>
                      ))}
                    </Flex>
                  )}
                  <span>
                    <Unbroken text={slide.text} />
                  </span>
                </Lead>
                <ButtonLink
                  to={slide.link.to}
                  size={{ base: 'md', md: 'lg' }}
                  alignSelf="flex-start"
                  mt="auto"
                  px={{ base: '4', md: '8' }}
                >
                  {slide.link.label}
                  <Box as="span" hideBelow="md">
                    <ArrowRightIcon />
                  </Box>
                </ButtonLink>
              </Stack>
            </CarouselSlide>
          ))}
          <Grid css={[columns, controls]}>
            <Flex gridArea={{ base: '2 / 1', md: '1 / 1' }}>
              {/* As wide as they become, so that none moves while they arrive. */}
              <Flex
                minH={{ base: '12', xl: '14' }}
                me="-3"
                minW="min(11rem, 100%)"
                justify="flex-end"
                pointerEvents="auto"
              >
                <CarouselControls carousel={carousel} count={slides.length} />
              </Flex>
            </Flex>
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
