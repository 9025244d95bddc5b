import { Box, HStack } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@shop/design/ui/icons';
import { CAROUSEL_INTERVAL_MS } from '@shop/domain/presentation/carousel';
import { uiMessages } from './ui.messages.ts';
import type { useCarousel } from './use-carousel.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  count: number;
}

/** A carousel's position (`01/03`), progress, and buttons. */
export function CarouselControls({ carousel, count }: CarouselControlsProps) {
  return (
    <HStack gap="1" flexWrap="wrap">
      <Text textStyle="price" fontSize="sm" pe="2" aria-hidden="true">
        {twoDigits(carousel.current + 1)}/{twoDigits(count)}
      </Text>
      <Box width="16" height="2px" bg="border" me="2" overflow="hidden" aria-hidden="true">
        <Box
          key={`${carousel.current}-${carousel.isRunning}`}
          height="full"
          bg="leaf.solid"
          transformOrigin="left"
          transform="scaleX(0)"
          style={{ animationDuration: `${CAROUSEL_INTERVAL_MS}ms` }}
          animationName={carousel.isRunning ? 'run' : undefined}
          animationTimingFunction="linear"
          animationFillMode="forwards"
        />
      </Box>
      <IconButton variant="ghost" size="sm" aria-label={uiMessages.previousSlide} onClick={carousel.previous}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={carousel.isPaused ? uiMessages.playSlides : uiMessages.pauseSlides}
        onClick={carousel.togglePause}
      >
        {carousel.isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton variant="ghost" size="sm" aria-label={uiMessages.nextSlide} onClick={carousel.next}>
        <ChevronRightIcon />
      </IconButton>
    </HStack>
  );
}
