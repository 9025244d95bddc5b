import { Box, Grid, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton } from '@shop/design/ui/elements';
import { catalogueMessages } from './catalogue.messages.ts';

export function ProductLoading() {
  return (
    <Box aria-busy="true" py="6" minH="100dvh">
      <Muted role="status" pb="4">
        {catalogueMessages.loading}
      </Muted>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem', lg: 'minmax(0, 1fr) 26rem' }}
        gap={{ base: '8', lg: '16' }}
      >
        <Skeleton aspectRatio={4 / 5} />
        <Stack gap="5">
          <Skeleton height="4" width="40%" />
          <Skeleton height="12" width="90%" />
          <Skeleton height="20" />
          <Skeleton height="10" width="40%" />
          <Skeleton height="14" />
        </Stack>
      </Grid>
    </Box>
  );
}
