import { zCategory, zOffer, zOfferCategory, zProduct } from '@shop/api-contract/generated/read-schemas';
import type { Category, Offer, OfferCategory, Product } from '@shop/api-contract/model';
import { relatedProducts } from '@shop/domain/catalogue/filter-products';
import { benefitLine } from '@shop/domain/catalogue/sentences';
import {
  contractRequest,
  LIST_CACHE_SECONDS,
  listOf,
  shopApi,
  wholeList,
  type ListRequest,
} from '../../shared/api/shop-api.ts';
import { listHook } from '../../shared/api/use-lists.ts';

const named = ({ id, product_title, product_slug, category_name }: Product) => ({
  id,
  product_title,
  product_slug,
  category_name,
});

const listed = (product: Product) => {
  const { product_desc, product_price, gst, product_quantity, size_type_id, images } = product;
  const benefit = benefitLine(product_desc);
  return {
    ...named(product),
    benefit,
    product_price,
    gst,
    product_quantity,
    size_type_id,
    images,
    ...(product.offer_image && { hasOffer: true }),
  };
};

const withQuestions = (product: Product) => {
  const { product_faqs, product_faqs_answers } = product;
  return { ...named(product), product_faqs, product_faqs_answers };
};

const priced = ({ product_title, product_price }: Product) => ({ product_title, product_price });

/** What lists and the cart show of a product; with its long texts a prerendered list would be twice as large. */
export type ListedProduct = ReturnType<typeof listed>;

/** What the FAQ shows of a product. */
export type ProductWithQuestions = ReturnType<typeof withQuestions>;

/** A list of products of which the shop keeps a part. Each part asks again, and costs a 304: the list has an ETag. */
export const productList = <Kept>(
  operation: 'listProducts' | 'listHeroProducts',
  keep: (product: Product) => Kept,
) => ({
  ...wholeList<Product>(operation, zProduct),
  transformResponse: (products: Product[]) => products.map(keep),
});

/** As many as stand beside the heading on a desktop. */
export const MAX_RELATED = 3;

/** The calls for products, categories and offers (specification, section 7). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], ListRequest>(wholeList<Category>('listCategories', zCategory)),
    listHeroProducts: build.query<ListedProduct[], ListRequest>(productList('listHeroProducts', listed)),
    listProducts: build.query<ListedProduct[], ListRequest>(productList('listProducts', listed)),
    /** By which an offer's products have their separate price. */
    listPrices: build.query<ReturnType<typeof priced>[], ListRequest>(productList('listProducts', priced)),
    listQuestions: build.query<ProductWithQuestions[], ListRequest>(productList('listProducts', withQuestions)),
    getProduct: build.query<Product[], string>({
      query: (slug) => contractRequest('getProduct', { path: { slug } }),
      responseSchema: listOf<Product>('getProduct', zProduct),
      keepUnusedDataFor: LIST_CACHE_SECONDS,
    }),
    /** Of a product's category, in a page that is built: the whole catalogue would make it a sixth larger. */
    listRelated: build.query<ListedProduct[], string>({
      query: () => contractRequest('listProducts'),
      rawResponseSchema: listOf<Product>('listProducts', zProduct),
      transformResponse: (products: Product[], _, slug) => {
        const product = products.find(({ product_slug }) => product_slug === slug);
        return product ? relatedProducts(products, product, MAX_RELATED).map(listed) : [];
      },
    }),
    listOfferCategories: build.query<OfferCategory[], ListRequest>(
      wholeList<OfferCategory>('listOfferCategories', zOfferCategory),
    ),
    listOffers: build.query<Offer[], ListRequest>(wholeList<Offer>('listOffers', zOffer)),
  }),
});

export const { useGetProductQuery } = catalogueApi;

/** What the build found; in the browser nothing asks for it. */
export const useBuiltRelated = (slug: string): ListedProduct[] | undefined =>
  catalogueApi.endpoints.listRelated.useQueryState(slug).data;

export const useCategories = listHook(catalogueApi.useListCategoriesQuery);
export const useHeroProducts = listHook(catalogueApi.useListHeroProductsQuery);
export const useProducts = listHook(catalogueApi.useListProductsQuery);
export const usePrices = listHook(catalogueApi.useListPricesQuery);
export const useQuestions = listHook(catalogueApi.useListQuestionsQuery);
export const useOfferCategories = listHook(catalogueApi.useListOfferCategoriesQuery);
export const useOffers = listHook(catalogueApi.useListOffersQuery);
