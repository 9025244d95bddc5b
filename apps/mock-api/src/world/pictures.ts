/** Best first: AVIF is the smaller one, WebP every browser can show. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  /** Changes when the picture does. */
  readonly version: string;
}

/** The pictures that a world's products, categories and files are shown with. */
export interface Pictures {
  /**
   * @param path below `custom/images`, for example `products/tea/front.jpg`; any text is a fair question
   * @param wanted the nearest width and the best of these formats is taken
   */
  find(path: string, wanted: { width: number; formats: readonly PictureFormat[] }): Promise<PictureFile | undefined>;
}

export const noPictures: Pictures = { find: () => Promise.resolve(undefined) };
