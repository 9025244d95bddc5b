import { CarouselControls, CarouselSlide, useCarousel } from '@shop/design/parts/carousel';
import { Box, Container, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Eyebrow, H2, Lead } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { WHOLE_PHONE } from '../../shared/ui/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { slides } from './home.content.ts';
import { homeMessages } from './home.messages.ts';

const HERO_RATIO = 5 / 4;

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
      <Container py={{ base: '6', md: '10' }}>
        <Grid>
          {slides.map((slide, index) => (
            <CarouselSlide
              key={slide.picture}
              carousel={carousel}
              index={index}
              count={slides.length}
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
              gap={{ base: '6', lg: '14' }}
              alignItems="start"
              alignContent={{ base: 'start', lg: 'stretch' }}
            >
              {/* First, as it stands on a phone: what a slow line brings later moves nothing. */}
              <Box
                gridArea={{ lg: '1 / 2' }}
                aspectRatio={HERO_RATIO}
                overflow="hidden"
                borderRadius="l3"
                bg="bg.subtle"
              >
                {/* The others load later, after the first one. */}
                {(index === 0 || carousel.isAlive) && (
                  <Picture
                    src={pagePictureUrl(`heroes/${slide.picture}`)}
                    alt=""
                    ratio={HERO_RATIO}
                    sizes={`(min-width: 1024px) 640px, ${WHOLE_PHONE}`}
                    isFirstView={index === 0}
                  />
                )}
              </Box>
              <Stack gap={{ base: '4', md: '6' }} gridArea={{ lg: '1 / 1' }} pt={{ xl: '4.5rem' }}>
                <Eyebrow color="leaf.fg">{slide.eyebrow}</Eyebrow>
                <H2 textStyle="display">{slide.title}</H2>
                <Lead maxW="46ch">{slide.text}</Lead>
                <ButtonLink to={slide.link.to} size="lg" alignSelf="flex-start">
                  {slide.link.label}
                  <ArrowRightIcon />
                </ButtonLink>
              </Stack>
            </CarouselSlide>
          ))}
        </Grid>
        <Flex justify={{ base: 'flex-start', lg: 'flex-end' }} pt="4">
          <CarouselControls carousel={carousel} count={slides.length} />
        </Flex>
      </Container>
    </Box>
  );
}
