import type { Offer } from '@shop/api-contract/model';
import { Small } from '@shop/design/ui/elements';
import { containsText } from '@shop/domain/catalogue/filter-products';
import { separatePrice } from '@shop/domain/catalogue/separate-price';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { CardList, type ListedCardProps } from '../catalogue/card-list.tsx';
import { useListOfferCategoriesQuery, useListOffersQuery, usePrices } from '../catalogue/catalogue.api.ts';
import { SkeletonGrid } from '../catalogue/product-grid.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferCategories } from './offer-categories.tsx';
import { offersMessages } from './offers.messages.ts';
import { useLists } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { SearchForm } from '@shop/design/parts/search-form';
import { Page } from '../../shared/ui/page.tsx';

const searchField = { label: offersMessages.searchLabel, placeholder: offersMessages.searchLabel };

/** Bundles at a better price, by search (specification, section 2, "Offers page"). */
export function OffersPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = query.get('search') ?? '';
  const offerList = useListOffersQuery();
  const categoryList = useListOfferCategoriesQuery();
  const lists = useLists(offerList, categoryList);
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
              aria-label={offersMessages.searchLabel}
              flex={{ base: '1 1 10rem', md: '0 1 20rem' }}
              field={searchField}
              submitLabel={offersMessages.search}
              clearLabel={offersMessages.clearSearch}
              search={search}
              onSearch={(text) => void navigate(paths.offerSearch(text))}
            />
            <OfferCategories categories={categoryList.data ?? []} offers={offers} />
          </>
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
        <CardList label={offersMessages.offers} items={found} card={ListedOffer} />
      </ListPage>
    </Page>
  );
}

function ListedOffer({ item: offer }: ListedCardProps<Offer>) {
  // Without them no price is struck through.
  const { data: prices = [] } = usePrices();
  return (
    <OfferCard
      offer={offer}
      separately={separatePrice(offer, prices)}
      action={<AddToCartButton isOnCard item={{ type: 'offer', product: offer.id }} title={offer.offer_title} />}
    />
  );
}

export { OffersPage as Component };
