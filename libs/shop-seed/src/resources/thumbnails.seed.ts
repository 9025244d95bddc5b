/** The pictures of academy and resource files: `/custom/images/thumbnails/{name}.jpg`. */
export type ThumbnailName =
  | 'leaf'
  | 'root'
  | 'bark'
  | 'seed'
  | 'village'
  | 'mortar'
  | 'cup'
  | 'ledger'
  | 'lens'
  | 'flask'
  | 'tastes'
  | 'oil'
  | 'form'
  | 'report'
  | 'letter'
  | 'parcel'
  | 'poster'
  | 'album';

/** The path of a thumbnail on the portal. */
export function thumbnailPath(name: ThumbnailName): string {
  return `/custom/images/thumbnails/${name}.jpg`;
}
