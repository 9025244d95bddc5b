import type { Offer, OfferCategory } from '@shop/api-contract/model';
import { Flex, styled } from '@shop/design/styled-system/jsx';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { Checkbox } from '@shop/design/parts/checkbox';
import { Small } from '@shop/design/ui/elements';
import { offersMessages } from './offers.messages.ts';

const REASON_ID = 'offer-categories-reason';

interface OfferCategoriesProps {
  categories: readonly OfferCategory[];
  offers: readonly Offer[];
}

/** The categories and their counts, folded: they do not filter, as specified (section 2, "Offers page"), and say why. */
export const OfferCategories = ({ categories, offers }: OfferCategoriesProps) => (
  <styled.details mt={{ lg: '-3' }} mb={{ base: '2', lg: '3' }} css={{ '&[open] svg': { rotate: '180deg' } }}>
    <styled.summary
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      color="fg.muted"
      cursor="pointer"
      _hover={{ color: 'fg' }}
    >
      {offersMessages.categories}
      <ChevronDownIcon />
    </styled.summary>
    <Small id={REASON_ID}>{offersMessages.categoriesReason}</Small>
    <Flex
      as="fieldset"
      border="0"
      aria-label={offersMessages.categories}
      aria-describedby={REASON_ID}
      wrap="wrap"
      columnGap="6"
    >
      {categories.map(({ id, name }) => (
        <Checkbox key={id}>
          {offersMessages.category(name, offers.filter(({ category_name }) => category_name === name).length)}
        </Checkbox>
      ))}
    </Flex>
  </styled.details>
);
