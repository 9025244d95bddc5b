import { Box, Grid } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';

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
