import type { Offer, OfferCategory } from '@shop/api-contract/model';
import { Checkbox } from '@shop/design/parts/checkbox';
import { SearchForm } from '@shop/design/parts/search-form';
import { Box, Stack, styled } from '@shop/design/styled-system/jsx';
import { Small, VisuallyHidden } from '@shop/design/ui/elements';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { containsText } from '@shop/domain/catalogue/filter-products';
import { separatePrice } from '@shop/domain/catalogue/separate-price';
import { formatApiRupees, formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLists } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { newPictureUrl } from '../../shared/portal.ts';
import { ListPage, listTool } from '../../shared/ui/list-page.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { CardList } from '../catalogue/card-list.tsx';
import { useListOfferCategoriesQuery, useListOffersQuery, usePrices } from '../catalogue/catalogue.api.ts';
import { CARD_SIZES, goodsCard } from '../catalogue/goods-card.styles.ts';
import { GoodsCard } from '../catalogue/product-card.tsx';
import { SkeletonGrid } from '../catalogue/product-grid.tsx';
import { offersMessages } from './offers.messages.ts';

/** Bundles at a better price, by search (specification, section 2, "Offers page"). */
export default function OffersPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = query.get('search') ?? '';
  const offerList = useListOffersQuery();
  const categoryList = useListOfferCategoriesQuery();
  const lists = useLists(offerList, categoryList);
  // Without them no price is struck through.
  const { data: prices = [] } = usePrices();
  const offers = offerList.data ?? [];
  const found = offers.filter(({ offer_title }) => containsText(offer_title, search));

  return (
    <Page title={offersMessages.offers} description={offersMessages.description} isPrivate={search !== ''}>
      <ListPage
        heading={lists.isReady ? offersMessages.heading(found.length) : offersMessages.offers}
        note={<Small hideBelow="md">{offersMessages.description}</Small>}
        tools={
          <>
            <SearchForm
              flex={{ base: '1 1 10rem', md: '0 1 20rem' }}
              field={{ label: offersMessages.searchLabel }}
              search={search}
              onSearch={(text) => void navigate(paths.offerSearch(text))}
            />
            <OfferCategories categories={categoryList.data ?? []} offers={offers} />
          </>
        }
        lists={lists}
        skeletons={<SkeletonGrid of="offer" label={offersMessages.loading} />}
        isEmpty={found.length === 0}
        empty={
          offers.length === 0
            ? { ...offersMessages.noneAtAll, to: paths.products }
            : { ...offersMessages.noneFound, to: paths.offers }
        }
        found={offersMessages.found(found.length)}
      >
        <CardList
          label={offersMessages.offers}
          items={found}
          card={(offer) => <OfferCard offer={offer} separately={separatePrice(offer, prices)} />}
        />
      </ListPage>
    </Page>
  );
}

/** Strikes through what its products cost one by one, where that is known and more. */
function OfferCard({ offer, separately }: { offer: Offer; separately: Paise | null }) {
  return (
    <GoodsCard
      of="offer"
      category={offer.category_name}
      title={offer.offer_title}
      to={paths.product(offer.product_slug)}
      picture={<Picture src={newPictureUrl(offer.offer_image)} sizes={CARD_SIZES} />}
      badge={offer.available_offers}
      action={<AddToCartButton isOnCard item={{ type: 'offer', product: offer.id }} title={offer.offer_title} />}
    >
      <p className={goodsCard.note}>{offer.offer_name}</p>
      <p className={goodsCard.prices}>
        <span className={goodsCard.price} translate="no">
          {formatApiRupees(offer.offer_price)}
        </span>
        {separately !== null && (
          <span className={goodsCard.oldPrice}>
            <VisuallyHidden>{offersMessages.separately}</VisuallyHidden>{' '}
            <s translate="no">{formatRupees(separately)}</s>
          </span>
        )}
        <span className={goodsCard.taxes}>{offersMessages.inclusiveOfTaxes}</span>
      </p>
    </GoodsCard>
  );
}

const REASON_ID = 'offer-categories-reason';

interface OfferCategoriesProps {
  categories: readonly OfferCategory[];
  offers: readonly Offer[];
}

/** The categories and their counts, folded beside the search: they do not filter, as specified (section 2, "Offers page"), and say why. */
const OfferCategories = ({ categories, offers }: OfferCategoriesProps) => (
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
