import { Box, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { THUMBNAIL_RATIO } from './file-card.tsx';

export function FileGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{
        base: 'twoOrOne',
        sm: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      }}
      gap={{ base: '3', md: '6' }}
    >
      {children}
    </Grid>
  );
}

/** Six placeholders as high as a card, to avoid layout shift. */
export function FileSkeletons({ label }: { label: string }) {
  return (
    <Box aria-busy="true" role="status" aria-label={label}>
      <FileGrid>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Box key={index} data-testid="skeleton" borderWidth="1px" borderRadius="l2" overflow="hidden">
            <Skeleton style={{ aspectRatio: THUMBNAIL_RATIO }} borderRadius="0" />
            <Stack
              gap="2"
              px={{ base: '3', sm: '5' }}
              pt={{ base: '3', sm: '4' }}
              pb={{ base: '1', sm: '3' }}
              borderTopWidth="1px"
            >
              <Skeleton height={{ base: '3.9rem', sm: '3.25rem' }} width="85%" />
              <Skeleton height="11" width="35%" />
            </Stack>
          </Box>
        ))}
      </FileGrid>
    </Box>
  );
}
