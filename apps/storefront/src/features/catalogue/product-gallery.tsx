import { Box, Flex, styled } from '@shop/design/styled-system/jsx';
import { imagePaths, pageImage } from '@shop/domain/catalogue/product-images';
import { useState, type ReactNode } from 'react';
import { productPictureUrl } from '../../shared/portal.ts';
import { WHOLE_PHONE } from '../../shared/ui/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

/** The picture, with its thumbnails below it or beside it. */
export const GalleryFrame = ({ picture, thumbnails }: { picture: ReactNode; thumbnails: ReactNode }) => (
  <Flex direction={{ base: 'column', lg: 'row-reverse' }} gap="3" align="flex-start">
    <Box width="full" overflow="hidden" borderRadius="l3" bg="bg.subtle">
      {picture}
    </Box>
    {thumbnails}
  </Flex>
);

export function ProductGallery({ images, title }: { images: string; title: string }) {
  const pictures = imagePaths(images);
  const [shown, setShown] = useState(pageImage(images) ?? '');

  return (
    <GalleryFrame
      picture={
        <Picture
          src={productPictureUrl(shown)}
          alt={title}
          sizes={`(min-width: 1024px) 640px, ${WHOLE_PHONE}`}
          isFirstView
        />
      }
      thumbnails={
        pictures.length > 1 && (
          <Flex
            as="ul"
            listStyleType="none"
            gap="3"
            wrap="wrap"
            direction={{ base: 'row', lg: 'column' }}
            aria-label={catalogueMessages.pictures}
          >
            {pictures.map((picture, index) => (
              <Box as="li" key={index} width="20">
                <styled.button
                  type="button"
                  aria-pressed={picture === shown}
                  aria-label={catalogueMessages.showPicture(index + 1, pictures.length)}
                  onClick={() => setShown(picture)}
                  width="full"
                  overflow="hidden"
                  borderRadius="l2"
                  borderWidth="2px"
                  borderColor={picture === shown ? 'leaf.solid' : 'transparent'}
                  cursor="pointer"
                >
                  <Picture src={productPictureUrl(picture)} alt="" sizes="80px" />
                </styled.button>
              </Box>
            ))}
          </Flex>
        )
      }
    />
  );
}
