import { CarouselControls, CarouselSlide, useCarousel } from '@shop/design/parts/carousel';
import { Unbroken } from '@shop/design/parts/title-and-lead';
import { css } from '@shop/design/styled-system/css';
import { Box, Container, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Eyebrow, H2, Lead, Text } from '@shop/design/ui/elements';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ContactLink } from '../../shared/ui/external-links.tsx';
import { ButtonLink } from '../../shared/ui/links.ts';
import { WHOLE_PHONE, Picture } from '../../shared/ui/picture.tsx';
import { slides, testimonials } from './home.content.ts';
import { homeMessages } from './home.messages.ts';

const HERO_RATIO = 16 / 11;

/** The picture above the text on phones, beside it on larger screens. */
const columns = css.raw({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { base: 'auto 1fr', md: 'auto' },
  gap: { base: '4', md: '8', lg: '14' },
});

const frame = css.raw({
  order: { md: '1' },
  aspectRatio: { base: '2.2', md: '16 / 11', xl: '1.6' },
  '& > img': { height: 'full', objectPosition: { base: '50% 70%', lg: '50% 50%' } },
});

/** On phones beside the slide's link, where there is room. */
const controls = css.raw({
  position: 'relative',
  width: 'fit-content',
  ms: 'auto',
  me: '-3',
  minH: '12',
  mdDown: { '@container (min-width: 20.5rem)': { mt: '-12', mb: '2' } },
});
/** As wide as they leave it: a translation may be longer. */
const link = css.raw({ mdDown: { mt: 'auto', '@container (min-width: 20.5rem)': { maxW: 'calc(100% - 11rem)' } } });

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
      <Container pt={{ base: '3', md: '6' }} containerType="inline-size">
        <Grid>
          {slides.map((slide, index) => (
            <CarouselSlide key={slide.picture} carousel={carousel} index={index} css={columns}>
              {/* First, as it stands on a phone: what a slow line brings later moves nothing. */}
              <Box css={frame} overflow="hidden" borderRadius="l3" bg="bg.subtle">
                {/* The others load later, after the first one. */}
                {(index === 0 || carousel.hasStarted) && (
                  <Picture
                    src={pagePictureUrl(`heroes/${slide.picture}`)}
                    ratio={HERO_RATIO}
                    sizes={`(min-width: 1280px) 580px, (min-width: 1024px) 51vw, (min-width: 768px) 42vw, ${WHOLE_PHONE}`}
                    isFirstView={index === 0}
                  />
                )}
              </Box>
              <Stack gap={{ base: '2', md: '6' }} pt={{ xl: '3' }}>
                <Eyebrow color="leaf.fg" alignSelf="flex-start">
                  {slide.eyebrow}
                </Eyebrow>
                <H2 textStyle="display">{slide.title}</H2>
                <Lead maxW="46ch" mb={{ mdDown: '1' }}>
                  {slide.contacts && (
                    <Flex as="span" wrap="wrap" columnGap="4">
                      {slide.contacts.map((to) => (
                        <ContactLink key={to} to={to} color="fg" overflowWrap="anywhere" htmlTranslate="no" />
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
                  px={{ base: '4', md: '8' }}
                  alignSelf="flex-start"
                  css={link}
                >
                  {slide.link.label}
                </ButtonLink>
              </Stack>
            </CarouselSlide>
          ))}
        </Grid>
        <Flex css={controls}>
          <CarouselControls {...carousel} />
        </Flex>
      </Container>
    </Box>
  );
}

export function Testimonials() {
  const carousel = useCarousel(testimonials.length);
  return (
    <Box
      role="group"
      aria-roledescription="carousel"
      aria-label={homeMessages.testimonials}
      touchAction="pan-y"
      {...carousel.handlers}
    >
      <Grid columns={{ md: 3 }} gap={{ md: '8', lg: '12' }}>
        {testimonials.map(({ name, image, description }, index) => (
          <CarouselSlide key={name} carousel={carousel} index={index} isBesideOthers>
            <Grid as="figure" gap={{ base: '6', md: '5' }} alignContent="start">
              <Text as="blockquote" textStyle="h3" maxW="26em" textWrap="balance" overflowWrap="anywhere">
                {`“${description}”`}
              </Text>
              <Flex as="figcaption" align="center" gap="4">
                <Box boxSize="14" flexShrink="0" borderRadius="full" overflow="hidden" bg="bg.subtle">
                  <Picture src={pagePictureUrl(`portraits/${image}.jpg`)} ratio={1} sizes="56px" />
                </Box>
                <Text fontWeight="600" minW="0" overflowWrap="anywhere">
                  {name}
                </Text>
              </Flex>
            </Grid>
          </CarouselSlide>
        ))}
      </Grid>
      <Box pt="4" hideFrom="md">
        <CarouselControls {...carousel} />
      </Box>
    </Box>
  );
}
