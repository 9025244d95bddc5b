import { Box, Grid } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';

/** Text with a picture beside it; on phones the text only. */
export function IllustratedText({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 65ch) min(24rem, 40%)' }}
      justifyContent="space-between"
      gap={{ base: '10', lg: '16' }}
      pt={{ base: '3', md: '12' }}
      pb={{ base: '8', md: '14' }}
    >
      {children}
      <Box position={{ lg: 'sticky' }} top="32" alignSelf="start" hideBelow="lg">
        {picture}
      </Box>
    </Grid>
  );
}
