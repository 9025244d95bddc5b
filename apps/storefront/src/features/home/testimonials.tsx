import { CarouselControls, CarouselSlide, useCarousel } from '@shop/design/parts/carousel';
import { Box, Flex, Grid } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { pagePictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { testimonials } from './home.content.ts';
import { homeMessages } from './home.messages.ts';

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
          <CarouselSlide key={name} carousel={carousel} index={index} count={testimonials.length} isBesideOthers>
            <Grid as="figure" gap={{ base: '6', md: '5' }} alignContent="start">
              <Text as="blockquote" textStyle="h3" maxW="26em" textWrap="balance" overflowWrap="anywhere">
                {`“${description}”`}
              </Text>
              <Flex as="figcaption" align="center" gap="4">
                <Box boxSize="14" flexShrink="0" borderRadius="full" overflow="hidden" bg="bg.subtle">
                  <Picture src={pagePictureUrl(`portraits/${image}.jpg`)} alt="" ratio={1} sizes="56px" />
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
        <CarouselControls carousel={carousel} count={testimonials.length} />
      </Box>
    </Box>
  );
}
