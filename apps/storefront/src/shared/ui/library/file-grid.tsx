import { Box, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { SKELETON_COUNT } from '../skeleton-count.ts';
import { THUMBNAIL_RATIO } from './file-card.tsx';

/** One column on phones, two on tablets, three on desktops. */
export function FileGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      }}
      gap={{ base: '5', md: '6' }}
    >
      {children}
    </Grid>
  );
}

/** Six placeholders as high as a card, so that nothing moves when the files arrive. */
export function FileSkeletons({ label }: { label: string }) {
  return (
    <Box aria-busy="true" role="status" aria-label={label}>
      <FileGrid>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Box key={index} data-testid="skeleton" borderWidth="1px" borderRadius="l2" overflow="hidden">
            <Skeleton style={{ aspectRatio: THUMBNAIL_RATIO }} borderRadius="0" />
            <Stack gap="2" px="5" pt="4" pb="3" borderTopWidth="1px">
              <Skeleton height="3.25rem" width="85%" />
              <Skeleton height="11" width="35%" />
            </Stack>
          </Box>
        ))}
      </FileGrid>
    </Box>
  );
}
