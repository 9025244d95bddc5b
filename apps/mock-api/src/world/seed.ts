import type {
  AcademyCategory,
  AcademyFile,
  Category,
  Offer,
  OfferCategory,
  PostOffice,
  Product,
  ResourceCategory,
  ResourceFile,
} from '@shop/api-contract/model';

/** What a world begins with and never changes: the content that the shop's staff would keep. */
export interface Seed {
  readonly categories: Category[];
  readonly products: Product[];
  /** The products of the home page, in display order. */
  readonly heroProductIds: readonly number[];
  readonly offerCategories: OfferCategory[];
  readonly offers: Offer[];
  readonly academyCategories: AcademyCategory[];
  readonly academyFiles: AcademyFile[];
  readonly resourceCategories: ResourceCategory[];
  readonly resourceFiles: ResourceFile[];
  readonly postOffices: readonly PostOffice[];
}
