/** Best first: AVIF is smaller, WebP is supported by every browser. */
export const pictureFormats = ['avif', 'webp'] as const;
type PictureFormat = (typeof pictureFormats)[number];

/** What is read of a file. */
interface PictureContent {
  readonly bytes: Uint8Array;
  /** Changes when the picture does. */
  readonly version: string;
}

/** Pictures of products, categories and files. */
export interface Pictures {
  /**
   * @param path relative to `custom/images`, for example `products/tea/front.jpg`; not validated
   * @param wanted the narrowest file that is at least so wide, or the widest, in the first available format
   */
  find(
    path: string,
    wanted: { width: number; formats: readonly PictureFormat[] },
  ): Promise<(PictureContent & { format: PictureFormat }) | undefined>;
}

export const noPictures: Pictures = { find: () => Promise.resolve(undefined) };

/**
 * Pictures in files such as `products/tea/front-640.avif` for `products/tea/front.jpg`. Only listed files are read,
 * which prevents path traversal.
 *
 * @param list the files, relative to the pictures' folder with `/` separators; called at the first request
 * @param read undefined when a file does not exist
 */
export function picturesOf(
  list: () => Promise<readonly string[]>,
  read: (file: string) => Promise<PictureContent | undefined>,
): Pictures {
  let listed: Promise<ReturnType<typeof variantOf>[]> | undefined;
  return {
    async find(path, { width, formats }) {
      listed ??= list().then((files) => files.map(variantOf));
      listed.catch(() => (listed = undefined));
      const variants = (await listed).filter((variant) => variant.path === path);
      const format = formats.find((one) => variants.some((variant) => variant.format === one));
      const sorted = variants.filter((one) => one.format === format).sort((one, other) => one.width - other.width);
      const fitting = sorted.find((variant) => variant.width >= width) ?? sorted.at(-1);
      const content = fitting && (await read(fitting.file));
      return content && format && { ...content, format };
    },
  };
}

/** A file of a picture in one width and format; without a path for any other file. */
function variantOf(file: string) {
  const [, name, width, format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(file) ?? [];
  return { file, path: name && `${name}.jpg`, width: Number(width), format };
}
