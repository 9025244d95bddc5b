import { Box, Stack, Grid } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { catalogueMessages } from './catalogue.messages.ts';
import { slide } from './product-gallery.tsx';

/** About as large as what takes its place; the status stands where the breadcrumbs will. */
export const ProductLoading = () => (
  <Box aria-busy="true" pb="6">
    <Muted role="status" py={{ md: '4' }} lineHeight={{ base: '2.75rem', md: '1.5rem' }}>
      {catalogueMessages.loading}
    </Muted>
    <ProductColumns
      gallery={
        <div className={slide}>
          <Skeleton aspectRatio={4 / 5} width="full" />
        </div>
      }
      summary={
        <Stack gap={{ base: '1', md: '2' }}>
          <Skeleton hideBelow="md" height="4" width="40%" />
          <Skeleton data-testid="title" height="12" width="90%" />
          <Skeleton height="20" />
          <Skeleton height="10" width="40%" />
          <Skeleton height="11" width="80%" />
          <Skeleton height="14" />
        </Stack>
      }
    />
  </Box>
);

interface ProductColumnsProps {
  gallery: ReactNode;
  /** Title, price and button, which stay in sight beside the gallery. */
  summary: ReactNode;
  details?: ReactNode;
}

/** A product on its page, also while it loads: gallery and details, beside them what sells. */
export const ProductColumns = ({ gallery, summary, details }: ProductColumnsProps) => (
  <Grid
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) min(20rem, 50%)',
      lg: 'minmax(0, 34rem) minmax(min(26rem, 50%), 1fr)',
    }}
    gridTemplateRows={{ md: 'auto 1fr' }}
    columnGap={{ base: '8', lg: '16' }}
    rowGap={{ base: '2', md: '8' }}
    alignItems="start"
  >
    {gallery}
    <Box
      besideColumn={{ md: true }}
      gridRow={{ md: '1 / span 2' }}
      gridColumn={{ md: '2' }}
      // Room for the focus.
      p={{ md: '3' }}
      m={{ md: '-3' }}
    >
      {summary}
    </Box>
    {details}
  </Grid>
);
