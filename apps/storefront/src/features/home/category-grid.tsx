import type { Category } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { Box, Grid, styled } from '@shop/design/styled-system/jsx';
import { Skeleton, Text } from '@shop/design/ui/elements';
import { isPromotionalCategory } from '@shop/domain/catalogue/promotional-category';
import { memo } from 'react';
import { paths } from '../../shared/paths.ts';
import { categoryPictureUrl } from '../../shared/portal.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { StyledLink } from '../../shared/ui/links.ts';
import { HALF_OF_PHONE } from '../../shared/ui/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { homeMessages } from './home.messages.ts';

const loadDialog = () => import('./category-dialog.tsx');

const SQUARE = 1;
const columns = { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' };

/** Where the system draws all grounds alike. */
const edgeInForcedColours = css.raw({ '@media (forced-colors: active)': { borderWidth: '1px' } });

function Tile({ category }: { category: Category }) {
  return (
    <>
      <Box overflow="hidden" borderRadius="l2" bg="bg.subtle" width="full" css={edgeInForcedColours}>
        <Picture
          src={categoryPictureUrl(category.category_image)}
          alt=""
          ratio={SQUARE}
          sizes={`(min-width: 1024px) 230px, (min-width: 480px) 31vw, ${HALF_OF_PHONE}`}
        />
      </Box>
      <Text fontWeight="600" pt="3" _groupHover={{ color: 'leaf.fg' }}>
        {category.category_name}
      </Text>
    </>
  );
}

/** The categories. Those starting with Baby or Beauty open their promotion, the others link to their products. */
export const CategoryGrid = memo(function CategoryGrid({ categories }: { categories: Category[] | undefined }) {
  const { item: promoted, isOpen, open, close } = useDialogOf<Category>();

  if (!categories) {
    return (
      <Grid
        gridTemplateColumns={columns}
        gap={{ base: '4', md: '6' }}
        aria-busy="true"
        role="status"
        aria-label={homeMessages.categoriesLoading}
      >
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Box key={index} data-testid="skeleton">
            <Skeleton aspectRatio={SQUARE} />
            <Skeleton height="6" mt="3" width="60%" />
          </Box>
        ))}
      </Grid>
    );
  }

  return (
    <>
      <Grid as="ul" listStyleType="none" gridTemplateColumns={columns} gap={{ base: '4', md: '6' }}>
        {categories.map((category) => (
          <Box as="li" key={category.id}>
            {isPromotionalCategory(category.category_name) ? (
              <styled.button
                type="button"
                aria-haspopup="dialog"
                onClick={() => open(category)}
                display="block"
                width="full"
                textAlign="start"
                cursor="pointer"
                className="group"
              >
                <Tile category={category} />
              </styled.button>
            ) : (
              <StyledLink to={paths.productCategory(category.category_name)} display="block" className="group">
                <Tile category={category} />
              </StyledLink>
            )}
          </Box>
        ))}
      </Grid>
      <Lazy load={loadDialog} isWanted={isOpen} onFailure={close}>
        {({ CategoryDialog }) => promoted && <CategoryDialog category={promoted} isOpen={isOpen} onClose={close} />}
      </Lazy>
    </>
  );
});
