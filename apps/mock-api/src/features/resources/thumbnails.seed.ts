/** The pictures shared by academy and resource files: `/custom/images/thumbnails/{name}.jpg`. */
export const thumbnailNames = ['leaf', 'root', 'bark', 'seed', 'mortar', 'cup', 'ledger', 'lens'] as const;

export type ThumbnailName = (typeof thumbnailNames)[number];

export function thumbnailPath(name: ThumbnailName): string {
  return `/custom/images/thumbnails/${name}.jpg`;
}
