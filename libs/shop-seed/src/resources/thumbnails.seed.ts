/** The pictures of academy and resource files: `/custom/images/thumbnails/{name}.jpg`. */
export const thumbnailNames = [
  'leaf',
  'root',
  'bark',
  'seed',
  'village',
  'mortar',
  'cup',
  'ledger',
  'lens',
  'flask',
  'tastes',
  'oil',
  'form',
  'report',
  'letter',
  'parcel',
  'poster',
  'album',
] as const;

export type ThumbnailName = (typeof thumbnailNames)[number];

/** The path of a thumbnail on the portal. */
export function thumbnailPath(name: ThumbnailName): string {
  return `/custom/images/thumbnails/${name}.jpg`;
}
