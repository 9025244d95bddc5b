import { Box, Stack } from '@shop/design/styled-system/jsx';
import { Muted, Skeleton } from '@shop/design/ui/elements';
import { catalogueMessages } from './catalogue.messages.ts';
import { ProductColumns } from './product-columns.tsx';
import { GalleryFrame, GallerySlide } from './product-gallery.tsx';

/** As large as the page that takes its place; the status stands where the breadcrumbs will. */
export function ProductLoading() {
  return (
    <Box aria-busy="true" pb="6" minH="100dvh">
      <Muted role="status" py={{ md: '4' }} lineHeight={{ base: '2.75rem', md: '1.5rem' }}>
        {catalogueMessages.loading}
      </Muted>
      <ProductColumns
        gallery={
          <GalleryFrame
            slides={[1, 2].map((number) => (
              <GallerySlide key={number}>
                <Skeleton aspectRatio={4 / 5} />
              </GallerySlide>
            ))}
            thumbnails={<Box boxSize="20" maxW="full" />}
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
