import type { Offer, OfferCategory } from '@shop/api-contract/model';
import { Box, Stack, styled } from '@shop/design/styled-system/jsx';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { Checkbox } from '@shop/design/parts/checkbox';
import { Small } from '@shop/design/ui/elements';
import { listTool } from '../../shared/ui/list-page.tsx';
import { offersMessages } from './offers.messages.ts';

const REASON_ID = 'offer-categories-reason';

interface OfferCategoriesProps {
  categories: readonly OfferCategory[];
  offers: readonly Offer[];
}

/** The categories and their counts, folded beside the search: they do not filter, as specified (section 2, "Offers page"), and say why. */
export const OfferCategories = ({ categories, offers }: OfferCategoriesProps) => (
  <styled.details
    position="relative"
    flexShrink="0"
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
    }}
  >
    <styled.summary css={listTool}>
      {offersMessages.categories}
      <ChevronDownIcon />
    </styled.summary>
    <Box
      position="absolute"
      zIndex="dropdown"
      insetEnd="0"
      top="calc(100% + 0.375rem)"
      width="18rem"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="lg"
    >
      <Small id={REASON_ID}>{offersMessages.categoriesReason}</Small>
      <Stack as="fieldset" gap="0" pt="2" aria-label={offersMessages.categories} aria-describedby={REASON_ID}>
        {categories.map(({ id, name }) => (
          <Checkbox key={id}>
            {offersMessages.category(name, offers.filter(({ category_name }) => category_name === name).length)}
          </Checkbox>
        ))}
      </Stack>
    </Box>
  </styled.details>
);
