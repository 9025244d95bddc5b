import { startTransition, useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { css } from '../../styled-system/css/index.js';
import { Box, Grid, HStack, type GridProps } from '../../styled-system/jsx/index.js';
import { carouselMessages as messages } from '../carousel.messages.ts';
import { isMotionReduced } from '../is-motion-reduced.ts';
import { IconButton, Text } from '../ui/elements.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../ui/icons.tsx';

/** How long a slide stays, in ms (specification, section 4). */
const INTERVAL = 5000;

/** A shorter movement is a press, not a swipe, in px. */
const SWIPE_THRESHOLD = 40;

/**
 * A carousel's state (specification, section 4): advances every 5 seconds; stops on hover, focus, pause and reduced
 * motion; arrow keys and swipes over 40 px move it.
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [swipeFrom, setSwipeFrom] = useState<number | null>(null);
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  const isStill = hasStarted && isMotionReduced();
  const isRunning = hasStarted && count > 1 && !isPaused && !isHovered && !hasFocus && !isStill;

  const go = (index: number) => setCurrent((index + count) % count);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  const endSwipe = (to: number) => {
    if (swipeFrom === null) return;
    setSwipeFrom(null);
    const distance = to - swipeFrom;
    if (Math.abs(distance) > SWIPE_THRESHOLD) go(current + (distance < 0 ? 1 : -1));
  };

  return {
    count,
    current,
    isPaused: isPaused || isStill,
    isRunning,
    /** Started; after hydration on prerendered pages. */
    hasStarted,
    next: () => go(current + 1),
    previous: () => go(current - 1),
    togglePause: () => setPaused(!isPaused),
    /** For the element around the slides. */
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowRight') go(current + 1);
        if (event.key === 'ArrowLeft') go(current - 1);
      },
      onPointerDown: (event: PointerEvent) => setSwipeFrom(event.clientX),
      onPointerUp: (event: PointerEvent) => endSwipe(event.clientX),
      onPointerCancel: () => setSwipeFrom(null),
    },
  };
}

type Carousel = ReturnType<typeof useCarousel>;

interface CarouselSlideProps extends GridProps {
  /** From tablets on, all slides stand side by side. */
  isBesideOthers?: boolean;
  carousel: Carousel;
  index: number;
}

const besideOthers = css.raw({ md: { gridArea: 'auto', opacity: '1', visibility: 'visible' } });

/** A slide. All share one grid cell, to avoid layout shift. */
export function CarouselSlide({ carousel, index, isBesideOthers = false, ...style }: CarouselSlideProps) {
  const isCurrent = index === carousel.current;
  return (
    <Grid
      role="group"
      aria-roledescription="slide"
      aria-label={messages.slide(index + 1, carousel.count)}
      inert={!isCurrent && !isBesideOthers}
      gridArea="1 / 1"
      opacity={isCurrent ? 1 : 0}
      visibility={isCurrent ? 'visible' : 'hidden'}
      transition="opacity 0.5s, visibility 0.5s"
      css={isBesideOthers ? besideOthers : {}}
      {...style}
    />
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A finger's size, also where letters are twice as large as a narrow phone has room for. */
const small = css.raw({ minW: 'min(2.75rem, 13.75vw)', minH: 'min(2.75rem, 13.75vw)' });

const progress = css.raw({ height: 'full', bg: 'leaf.solid', transformOrigin: 'left', animation: 'run linear' });

/** A carousel's position (`01/03`), progress, and buttons. */
export function CarouselControls({ count, current, isRunning, isPaused, ...carousel }: Carousel) {
  return (
    <HStack gap="0" flexWrap="wrap">
      <Box aria-hidden="true" me="2" position="relative">
        <Text textStyle="price" fontSize="sm" fontWeight="400" lineHeight="1.3" color="fg.muted">
          {`${twoDigits(current + 1)}/${twoDigits(count)}`}
        </Text>
        {isRunning && (
          <Box position="absolute" insetX="0" top="calc(100% + 0.25rem)" height="2px" bg="border">
            <Box key={current} style={{ animationDuration: `${INTERVAL}ms` }} css={progress} />
          </Box>
        )}
      </Box>
      <IconButton size="sm" css={small} aria-label={messages.previousSlide} onClick={carousel.previous}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        size="sm"
        css={small}
        aria-label={isPaused ? messages.playSlides : messages.pauseSlides}
        onClick={carousel.togglePause}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton size="sm" css={small} aria-label={messages.nextSlide} onClick={carousel.next}>
        <ChevronRightIcon />
      </IconButton>
    </HStack>
  );
}
