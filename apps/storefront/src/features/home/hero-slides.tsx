import { CarouselControls, CarouselSlide, useCarousel } from '@shop/design/parts/carousel';
import { css } from '@shop/design/styled-system/css';
import { Box, Container, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Eyebrow, H2, Lead, TextAnchor } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { Unbroken } from '@shop/design/ui/unbroken';
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
  },
  gap: { base: '4', md: '8', lg: '14' },
  alignItems: 'start',
  alignContent: 'start',
});

/** A square beside the text on tablets, whose columns are narrow; low and wide on desktops, where mostly its top is cut off. */
const frame = css.raw({
  aspectRatio: { base: '16 / 11', md: '1', lg: '15 / 8' },
  '& > img': { height: 'full', objectPosition: { lg: '50% 80%' } },
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
      <Container py={{ base: '4', md: '6', lg: '5' }}>
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
                    sizes={`(min-width: 1280px) 660px, (min-width: 1024px) 51vw, (min-width: 768px) 42vw, ${WHOLE_PHONE}`}
                    isFirstView={index === 0}
                  />
                )}
              </Box>
              <Stack gap={{ base: '2', md: '5' }} gridArea={{ md: '1 / 1' }} alignSelf={{ lg: 'center' }}>
                <Eyebrow color="leaf.fg">{slide.eyebrow}</Eyebrow>
                <H2 textStyle="display" fontSize={{ lg: 'clamp(2.5rem, 1rem + 3.2vw, 3.75rem)' }}>
                  {slide.title}
                </H2>
                <Lead
                  maxW="46ch"
                  fontSize={{ base: 'md', md: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)' }}
                  lineHeight={{ base: '1.5', md: '1.6' }}
                >
                  {slide.contacts && (
                    <Box as="span" display="block">
                      {slide.contacts.map(({ label, href }) => (
                        <TextAnchor key={href} href={href} display="inline" color="fg" me="5" htmlTranslate="no">
                          {label}
                        </TextAnchor>
                      ))}
                    </Box>
                  )}
                  <span>
                    <Unbroken text={slide.text} />
                  </span>
                </Lead>
                <ButtonLink to={slide.link.to} size={{ base: 'md', md: 'lg' }} alignSelf="flex-start" mt="1">
                  {slide.link.label}
                  <ArrowRightIcon />
                </ButtonLink>
              </Stack>
            </CarouselSlide>
          ))}
          {/* In a corner of the picture, whose filter in dark mode would lay it above: on phones away from the packs. */}
          <Grid gridArea="1 / 1" css={columns} position="relative" pointerEvents="none">
            <Flex
              gridArea={{ md: '1 / 2' }}
              css={frame}
              align={{ base: 'flex-start', md: 'flex-end' }}
              justify="flex-end"
            >
              {/* As wide as they become, so that none moves while they arrive. */}
              <Box
                bg="bg"
                ps="3"
                minW="min(11.75rem, 100%)"
                borderEndStartRadius={{ base: 'l3', md: '0' }}
                borderStartStartRadius={{ md: 'l3' }}
                pointerEvents="auto"
              >
                <CarouselControls carousel={carousel} count={slides.length} />
              </Box>
            </Flex>
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
