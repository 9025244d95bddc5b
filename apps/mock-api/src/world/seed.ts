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

/** Post offices by PIN code. */
export interface PostalDirectory {
  officesWithPincode(pincode: string): PostOffice[];
}

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
  /** Asked for once, by the first pincode. */
  readonly postOffices: () => readonly PostOffice[];
  /** Answers in place of `postOffices`: all of India's are too many for a list. */
  readonly postalDirectory?: PostalDirectory | undefined;
}
