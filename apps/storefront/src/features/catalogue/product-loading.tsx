import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton } from '@shop/design/ui/elements';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductColumns } from './product-columns.tsx';
import { GalleryFrame } from './product-gallery.tsx';

/** As large as the page that takes its place; the status stands where the breadcrumbs will. */
export function ProductLoading() {
  return (
    <Box aria-busy="true" pb="6" minH="100dvh">
      <Muted role="status" py="4" lineHeight="1.5rem">
        {catalogueMessages.loading}
      </Muted>
      <ProductColumns
        gallery={
          <GalleryFrame
            picture={<Skeleton aspectRatio={4 / 5} />}
            thumbnails={
              <Box width="20" p="2px" flexShrink="0">
                <Skeleton aspectRatio={4 / 5} />
              </Box>
            }
          />
        }
        summary={
          <Stack gap="5">
            <Skeleton height="4" width="40%" />
            <Skeleton height="12" width="90%" />
            <Skeleton height="20" />
            <Skeleton height="10" width="40%" />
            <Skeleton height="14" />
          </Stack>
        }
      />
    </Box>
  );
}
