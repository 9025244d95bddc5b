/** Best first: AVIF is smaller, WebP is supported by every browser. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  /** Changes when the picture does. */
  readonly version: string;
}

/** Pictures of products, categories and files. */
export interface Pictures {
  /**
   * @param path relative to `custom/images`, for example `products/tea/front.jpg`; not validated
   * @param wanted the narrowest file that is at least so wide, in the first available format, is used
   */
  find(path: string, wanted: { width: number; formats: readonly PictureFormat[] }): Promise<PictureFile | undefined>;
}

export const noPictures: Pictures = { find: () => Promise.resolve(undefined) };
