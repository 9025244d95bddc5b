import { zCategory, zProduct } from '@shop/api-contract/generated/read-schemas';
import type { Category, Product } from '@shop/api-contract/model';
import { benefitLine } from '@shop/domain/catalogue/pack';
import { listOf, wholeList } from '../../shared/api/response-schema.ts';
import { contractRequest, LIST_CACHE_SECONDS, shopApi } from '../../shared/api/shop-api.ts';

type NamedProduct = Pick<Product, 'id' | 'product_title' | 'product_slug' | 'category_name'>;

/** What lists and the cart show of a product; with its long texts a prerendered list would be twice as large. */
export interface ListedProduct
  extends NamedProduct, Pick<Product, 'product_price' | 'gst' | 'product_quantity' | 'size_type_id' | 'images'> {
  /** The first sentence of the description. */
  benefit: string;
}

/** What the FAQ shows of a product. */
export type ProductWithQuestions = NamedProduct & Pick<Product, 'product_faqs' | 'product_faqs_answers'>;

/** By which an offer's products have their separate price. */
export type PricedProduct = Pick<Product, 'product_title' | 'product_price'>;

const nameOf = ({ id, product_title, product_slug, category_name }: Product): NamedProduct => ({
  id,
  product_title,
  product_slug,
  category_name,
});

const asListed = (products: Product[]): ListedProduct[] =>
  products.map((product) => {
    const { product_desc, product_price, gst, product_quantity, size_type_id, images } = product;
    const benefit = benefitLine(product_desc);
    return { ...nameOf(product), benefit, product_price, gst, product_quantity, size_type_id, images };
  });

const withQuestions = (products: Product[]): ProductWithQuestions[] =>
  products.map((product) => {
    const { product_faqs, product_faqs_answers } = product;
    return { ...nameOf(product), product_faqs, product_faqs_answers };
  });

const pricesOf = (products: Product[]): PricedProduct[] =>
  products.map(({ product_title, product_price }) => ({ product_title, product_price }));

/** The catalogue's calls (specification, section 7). */
export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], void>(wholeList<Category>('listCategories', zCategory)),
    listHeroProducts: build.query<ListedProduct[], void>({
      ...wholeList<Product>('listHeroProducts', zProduct),
      transformResponse: asListed,
    }),
    listProducts: build.query<ListedProduct[], void>({
      ...wholeList<Product>('listProducts', zProduct),
      transformResponse: asListed,
    }),
    listQuestions: build.query<ProductWithQuestions[], void>({
      ...wholeList<Product>('listProducts', zProduct),
      transformResponse: withQuestions,
    }),
    listPrices: build.query<PricedProduct[], void>({
      ...wholeList<Product>('listProducts', zProduct),
      transformResponse: pricesOf,
    }),
    getProduct: build.query<Product[], string>({
      query: (slug) => contractRequest('getProduct', { path: { slug } }),
      responseSchema: listOf<Product>('getProduct', zProduct),
      keepUnusedDataFor: LIST_CACHE_SECONDS,
    }),
  }),
});

export const {
  useListCategoriesQuery,
  useListHeroProductsQuery,
  useListProductsQuery,
  useListQuestionsQuery,
  useListPricesQuery,
  useGetProductQuery,
} = catalogueApi;
