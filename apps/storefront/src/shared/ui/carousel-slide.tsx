import { Grid, type GridProps } from '@shop/design/styled-system/jsx';
import { uiMessages } from './ui.messages.ts';
import type { useCarousel } from './use-carousel.ts';

interface CarouselSlideProps extends GridProps {
  carousel: ReturnType<typeof useCarousel>;
  index: number;
  count: number;
}

/** A slide. All share one grid cell, to avoid layout shift. */
export function CarouselSlide({ carousel, index, count, ...style }: CarouselSlideProps) {
  const isCurrent = index === carousel.current;
  return (
    <Grid
      role="group"
      aria-roledescription="slide"
      aria-label={uiMessages.slide(index + 1, count)}
      inert={!isCurrent}
      gridArea="1 / 1"
      opacity={isCurrent ? 1 : 0}
      visibility={isCurrent ? 'visible' : 'hidden'}
      transition="opacity 0.5s, visibility 0.5s"
      {...style}
    />
  );
}
