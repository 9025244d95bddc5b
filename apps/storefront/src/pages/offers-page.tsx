import type { Offer } from '@shop/api-contract/model';
import { Container } from '@shop/design/styled-system/jsx';
import { filterOffers } from '@shop/domain/catalogue/filter-offers';
import { separatePrice } from '@shop/domain/catalogue/separate-price';
import type { Paise } from '@shop/domain/money/paise';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { CardList, type ListedCardProps } from '../features/catalogue/card-list.tsx';
import { catalogueApi, useListProductsQuery } from '../features/catalogue/catalogue.api.ts';
import { SkeletonGrid } from '../features/catalogue/product-grid.tsx';
import { OfferCard } from '../features/offers/offer-card.tsx';
import { OfferCategories } from '../features/offers/offer-categories.tsx';
import { offersApi, useListOfferCategoriesQuery, useListOffersQuery } from '../features/offers/offers.api.ts';
import { offersMessages } from '../features/offers/offers.messages.ts';
import { listResult, useLists } from '../shared/api/use-lists.ts';
import { pageLoader } from '../shared/page-loader.ts';
import { paths } from '../shared/paths.ts';
import { usePageQuery } from '../shared/use-page-query.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { ListPage } from '../shared/ui/list-page.tsx';
import { ListSearch } from '../shared/ui/list-search.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

interface PricedOffer extends Offer {
  separately: Paise | null;
}

export const loader = pageLoader((dispatch) => [
  dispatch(offersApi.endpoints.listOffers.initiate()),
  dispatch(offersApi.endpoints.listOfferCategories.initiate()),
  dispatch(catalogueApi.endpoints.listProducts.initiate()),
]);

/** Bundles at a better price, by search (specification, section 2, "Offers page"). */
export function OffersPage() {
  const query = usePageQuery();
  const navigate = useNavigate();
  const search = query.get('search') ?? '';
  const offerList = useListOffersQuery(undefined, { selectFromResult: listResult });
  const categoryList = useListOfferCategoriesQuery(undefined, { selectFromResult: listResult });
  const { data: products } = useListProductsQuery(undefined, { selectFromResult: listResult });
  // Not of the products: without them the offers are there, and no price is struck through.
  const lists = useLists(offerList, categoryList);
  const offers = offerList.data;
  const priced = useMemo(
    () => (offers ?? []).map((offer): PricedOffer => ({ ...offer, separately: separatePrice(offer, products ?? []) })),
    [offers, products],
  );
  const found = useMemo(() => filterOffers(priced, { search }), [priced, search]);

  return (
    <Container>
      <PageHead title={offersMessages.offers} description={offersMessages.description} />
      <Breadcrumbs trail={[{ label: offersMessages.offers }]} />
      <ListPage
        heading={lists.isReady ? offersMessages.heading(found.length) : offersMessages.offers}
        tools={
          <ListSearch
            label={offersMessages.searchLabel}
            submitLabel={offersMessages.search}
            clearLabel={offersMessages.clearSearch}
            search={search}
            onSearch={(text) => void navigate(paths.offerSearch(text))}
          />
        }
        lists={lists}
        skeletons={<SkeletonGrid of="offer" label={offersMessages.loading} />}
        isEmpty={found.length === 0}
        empty={{
          title: offersMessages.none,
          hint: offersMessages.noneHint,
          label: offersMessages.seeAll,
          to: paths.offers,
        }}
        found={offersMessages.found(found.length)}
      >
        <OfferCategories categories={categoryList.data ?? []} offers={offers ?? []} />
        <CardList label={offersMessages.offers} items={found} card={ListedOffer} />
      </ListPage>
    </Container>
  );
}

const ListedOffer = memo(function ListedOffer({ item: offer }: ListedCardProps<PricedOffer>) {
  return (
    <OfferCard
      offer={offer}
      separately={offer.separately}
      action={<AddToCartButton isOnCard item={{ type: 'offer', product: offer.id }} title={offer.offer_title} />}
    />
  );
});

export { OffersPage as Component };
