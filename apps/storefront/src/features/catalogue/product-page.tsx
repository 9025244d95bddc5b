import type { Product } from '@shop/api-contract/model';
import { Box, Container, Stack } from '@shop/design/styled-system/jsx';
import { EmptyIllustration } from '@shop/design/ui/drawings';
import { H1 } from '@shop/design/ui/elements';
import { relatedProducts } from '@shop/domain/catalogue/filter-products';
import { pageImages } from '@shop/domain/catalogue/product-images';
import { ownField } from '@shop/domain/json/parse-json';
import { Navigate, useParams } from 'react-router-dom';
import { AskUs } from '../../content/company/ask-us.tsx';
import { Assurance } from '../../content/policies/assurance.tsx';
import { useLists } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { productPictureUrl } from '../../shared/portal.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.ts';
import { Breadcrumbs, PageHead } from '../../shared/ui/page.tsx';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { StructuredData } from '../../shared/ui/structured-data.tsx';
import { useIsOffScreen } from '../../shared/ui/use-is-off-screen.ts';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { AddToCartBar, AddToCartForm, useQuantityEntry } from '../cart/add-to-cart-form.tsx';
import { rowCard } from '../cart/buyable-product-card.tsx';
import { DeliveryPromise } from '../delivery/delivery-promise.tsx';
import { ProductOffer } from '../offers/product-offer.tsx';
import { useGetProductQuery, useRelated } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { GoodsRow, RecentlyViewed } from './goods-row.tsx';
import { ProductAccordion } from './product-accordion.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductColumns, ProductLoading } from './product-loading.tsx';
import { productStructuredData } from './product-structured-data.ts';
import { PackFacts, ProductSummary } from './product-summary.tsx';

const loadSearchHelp = () => import('../search/search-help.tsx');

export default function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData: data, error, refetch } = useGetProductQuery(slug);
  // Longer than any: asked again, it is refused again.
  const isRefused = ownField(error, 'status') === 400;
  const lists = useLists(...(isRefused ? [] : [{ data, error, refetch }]));
  const product = data?.[0];
  const otherSpelling = slug.toLowerCase();

  return (
    <Container>
      <Box pt="6" _empty={{ display: 'none' }}>
        <ListsNote {...lists} />
      </Box>
      {product && <ProductView key={product.id} product={product} />}
      {!product && lists.isReady && slug !== otherSpelling && <Navigate replace to={paths.product(otherSpelling)} />}
      {!product && lists.isReady && slug === otherSpelling && (
        <>
          <PageHead title={catalogueMessages.notFound} isPrivate />
          <Stack gap="6" align="center" textAlign="center" py="8">
            <EmptyIllustration label={catalogueMessages.notFoundPicture} />
            <H1 textStyle="h2">{catalogueMessages.notFound}</H1>
            <ButtonLink to={paths.products}>{catalogueMessages.seeAll}</ButtonLink>
          </Stack>
          <Lazy load={loadSearchHelp} isDecoration>
            {({ SearchHelp }) => <SearchHelp text="" card={rowCard} />}
          </Lazy>
        </>
      )}
      {!lists.isReady && (
        <>
          <PageHead title={catalogueMessages.loading} />
          <ProductLoading />
        </>
      )}
    </Container>
  );
}

function ProductView({ product }: { product: Product }) {
  const item = { type: 'product', product: product.id } as const;
  const [picture] = pageImages(product.images);
  const buy = { item, title: product.product_title, entry: useQuantityEntry() };
  const button = useIsOffScreen();
  const relatedList = useRelated(product.product_slug);
  useLists(relatedList);
  return (
    <>
      <PageHead
        title={product.product_title}
        description={product.product_desc}
        canonicalPath={paths.product(product.product_slug)}
        picture={picture && productPictureUrl(picture)}
      />
      <StructuredData data={productStructuredData(product)} />
      <Breadcrumbs
        isStepBackOnPhones
        trail={[
          { label: catalogueMessages.products, to: paths.products },
          { label: product.category_name, to: paths.productList({ category: product.category_name }) },
          { label: product.product_title },
        ]}
      />
      <ProductColumns
        gallery={<ProductGallery images={product.images} title={product.product_title} />}
        summary={
          <ProductSummary
            product={product}
            buyBox={<AddToCartForm {...buy} buttonRef={button.ref} />}
            assurance={<Assurance delivery={<DeliveryPromise />} />}
            offer={
              <ProductOffer
                product={product}
                action={({ id, offer_title }) => (
                  <AddToCartButton isOnCard item={{ type: 'offer', product: id }} title={offer_title} />
                )}
              />
            }
          />
        }
        details={
          <Stack gap="4">
            <ProductAccordion product={product} />
            <AskUs />
            <TextLink to={paths.startABusiness}>{catalogueMessages.registerBanner}</TextLink>
          </Stack>
        }
      />
      <PackFacts product={product} />
      <GoodsRow
        title={catalogueMessages.related(product.category_name)}
        to={paths.productList({ category: product.category_name })}
        products={relatedList.data && relatedProducts(relatedList.data, product)}
        card={rowCard}
      />
      <RecentlyViewed current={product.id} card={rowCard} />
      <AddToCartBar {...buy} isShown={button.isOff} rupees={product.product_price} />
    </>
  );
}
