import type { Category } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { Box, styled } from '@shop/design/styled-system/jsx';
import { Skeleton, Text } from '@shop/design/ui/elements';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { isPromotionalCategory } from '@shop/domain/catalogue/promotional-category';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { categoryPictureUrl } from '../../shared/portal.ts';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { StyledLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { homeMessages } from './home.messages.ts';

const CategoryDialog = lazyDialog(() => import('./category-dialog.tsx'));

const SQUARE = 1;

/** On phones a row to swipe, as wide as the window. */
export const swipedOnPhones = css.raw({
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x proximity', md: 'none' },
  mx: { base: '-4', sm: '-6', md: '0' },
  px: { base: '4', sm: '6', md: '0' },
  scrollPaddingInline: { base: '4', sm: '6', md: '0' },
});
const plates = css.raw(swipedOnPhones, {
  columnGap: { base: '3', md: '4' },
  rowGap: { base: '3', md: '6' },
  gridAutoColumns: '4.5rem',
  gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))', lg: 'repeat(10, minmax(0, 1fr))' },
  pt: '1',
});

function Tile({ category }: { category: Category }) {
  return (
    <>
      <Box
        overflow="hidden"
        borderRadius="full"
        bg="bg.subtle"
        width="full"
        maxW="36"
        mx="auto"
        // Where the system draws all grounds alike.
        css={{ '@media (forced-colors: active)': { borderWidth: '1px' } }}
      >
        <Picture
          src={categoryPictureUrl(category.category_image)}
          ratio={SQUARE}
          sizes="(min-width: 768px) 144px, 72px"
        />
      </Box>
      <Text
        fontWeight="600"
        textStyle="sm"
        lineHeight="1.25"
        textAlign="center"
        textWrap="balance"
        pt="2"
        _groupHover={{ color: 'leaf.fg' }}
      >
        {category.category_name}
      </Text>
    </>
  );
}

/** In px, by the page's entry in the history. */
const places = new Map<string, number>();

/** Keeps how far the row is scrolled sideways, so that Back shows the category that was followed. */
function useKeptScroll() {
  const { key } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  // Not when the key changes: an open dialog has an entry of its own.
  const restore = useEffectEvent(() => {
    if (ref.current) ref.current.scrollLeft = places.get(key) ?? 0;
  });
  useLayoutEffect(() => restore(), []);
  return { ref, onScroll: () => void places.set(key, ref.current?.scrollLeft ?? 0) };
}

/** The categories. Those starting with Baby or Beauty open their promotion, the others link to their products. */
export function CategoryGrid({ categories }: { categories: Category[] | undefined }) {
  const { item: promoted, open, dialog } = useDialogOf<Category>();
  const row = useKeptScroll();

  if (!categories) {
    return (
      <Box
        css={plates}
        overflowX={{ base: 'hidden', md: 'visible' }}
        aria-busy="true"
        role="status"
        aria-label={homeMessages.categoriesLoading}
      >
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Box key={index} data-testid="skeleton">
            <Skeleton aspectRatio={SQUARE} borderRadius="full" maxW="36" mx="auto" />
            <Skeleton height="1.1rem" mt="2" width="80%" mx="auto" />
          </Box>
        ))}
      </Box>
    );
  }

  return (
    <>
      <Box as="ul" role="list" css={plates} {...row}>
        {categories.map((category) => (
          <Box as="li" key={category.id} scrollSnapAlign="start">
            {isPromotionalCategory(category.category_name) ? (
              <styled.button
                type="button"
                aria-haspopup="dialog"
                onClick={() => open(category)}
                display="block"
                width="full"
                cursor="pointer"
                className="group"
              >
                <Tile category={category} />
              </styled.button>
            ) : (
              <StyledLink
                to={paths.productList({ category: category.category_name })}
                display="block"
                className="group"
              >
                <Tile category={category} />
              </StyledLink>
            )}
          </Box>
        ))}
      </Box>
      {promoted && <CategoryDialog {...dialog} category={promoted} />}
    </>
  );
}
