import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton } from '@shop/design/ui/elements';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductColumns } from './product-columns.tsx';
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
