import { zCategory, zOffer, zOfferCategory, zProduct } from '@shop/api-contract/generated/read-schemas';
import type { Category, Offer, OfferCategory, Product } from '@shop/api-contract/model';
import { relatedProducts } from '@shop/domain/catalogue/filter-products';
import { benefitLine } from '@shop/domain/catalogue/sentences';
import { contractRequest, listSchema, shopApi, listEndpoint, type ListRequest } from '../../shared/api/shop-api.ts';
import type { ListQuery } from '../../shared/api/use-lists.ts';

const pick =
  <Field extends keyof Product>(...fields: Field[]) =>
  (product: Product) =>
    Object.fromEntries(fields.map((field) => [field, product[field]])) as Pick<Product, Field>;

const cardFields = pick(
  ...(['id', 'product_title', 'product_slug', 'category_name', 'product_price'] as const),
  ...(['product_quantity', 'size_type_id', 'images'] as const),
);
const questionFields = pick(
  ...(['id', 'product_title', 'product_slug', 'category_name', 'product_faqs', 'product_faqs_answers'] as const),
);
const priceFields = pick('product_title', 'product_price');

/** What cards show of a product. */
export type ListedProduct = ReturnType<typeof cardFields> &
  Pick<Product, 'product_desc'> &
  Partial<Pick<Product, 'offer_image' | 'form' | 'composition'>>;
export type ProductWithQuestions = ReturnType<typeof questionFields>;

/** With its long texts a prerendered list would be twice as large. */
const listed = (product: Product): ListedProduct => ({
  ...cardFields(product),
  product_desc: benefitLine(product.product_desc),
  ...(product.offer_image && { offer_image: product.offer_image }),
});

/**
 * The part of the catalogue that a prerendered page shows, and embeds (docs/decisions/0013). Only loaders at build time ask
 * for it.
 */
const builtPart = <Part, Input>(keep: (products: Product[], input: Input) => Part[]) => ({
  query: () => contractRequest('listProducts'),
  rawResponseSchema: listSchema<Product>('listProducts', zProduct),
  transformResponse: (products: Product[], _: unknown, input: Input) => keep(products, input),
});

/** A row on a desktop. */
export const MAX_IN_ROW = 4;

export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: listEndpoint<Category>(build, 'listCategories', zCategory),
    listHeroProducts: build.query<ListedProduct[], ListRequest>({
      query: () => contractRequest('listHeroProducts'),
      rawResponseSchema: listSchema<Product>('listHeroProducts', zProduct),
      transformResponse: (products: Product[]) => products.map(listed),
    }),
    listProducts: listEndpoint<Product>(build, 'listProducts', zProduct),
    getProduct: build.query<Product[], string>({
      query: (slug) => contractRequest('getProduct', { path: { slug } }),
      responseSchema: listSchema<Product>('getProduct', zProduct),
    }),
    listOfferCategories: listEndpoint<OfferCategory>(build, 'listOfferCategories', zOfferCategory),
    listOffers: listEndpoint<Offer>(build, 'listOffers', zOffer),
    builtCards: build.query<ListedProduct[], void>(builtPart((products) => products.map(listed))),
    builtRelated: build.query<ListedProduct[], string>(
      builtPart((products, slug) => {
        const product = products.find(({ product_slug }) => product_slug === slug);
        return product ? relatedProducts(products, product).slice(0, MAX_IN_ROW).map(listed) : [];
      }),
    ),
    builtQuestions: build.query<ProductWithQuestions[], void>(builtPart((products) => products.map(questionFields))),
    builtPrices: build.query<ReturnType<typeof priceFields>[], void>(
      builtPart((products) => products.map(priceFields)),
    ),
  }),
});

export const {
  useGetProductQuery,
  useListCategoriesQuery,
  useListHeroProductsQuery,
  useListProductsQuery,
  useListOfferCategoriesQuery,
  useListOffersQuery,
} = catalogueApi;
const { builtCards, builtRelated, builtQuestions, builtPrices } = catalogueApi.endpoints;

// While they are fetched again, long lists are not rendered again.
export const useProducts = () =>
  useListProductsQuery(undefined, { selectFromResult: ({ data, error }) => ({ data, error }) });
export const useCategories = () =>
  useListCategoriesQuery(undefined, { selectFromResult: ({ data, error }) => ({ data, error }) });

/** The catalogue; until it comes the part of it that the page was built with. */
function useOrBuilt<Part>(built: { data?: Part[] | undefined }): ListQuery<Product[] | Part[]> {
  const list = useProducts();
  return { ...list, data: list.data ?? built.data };
}
export const useCards = (): ListQuery<ListedProduct[]> => useOrBuilt(builtCards.useQueryState());
export const useRelated = (slug: string): ListQuery<ListedProduct[]> => useOrBuilt(builtRelated.useQueryState(slug));
export const useQuestions = (): ListQuery<ProductWithQuestions[]> => useOrBuilt(builtQuestions.useQueryState());
export const usePrices = (): ListQuery<ReturnType<typeof priceFields>[]> => useOrBuilt(builtPrices.useQueryState());
