import { useLocation } from 'react-router-dom';
import { brand } from '../env.ts';
import { pagePictureUrl } from '../portal.ts';
import { INTRINSIC_WIDTH, PORTRAIT_RATIO } from './picture.tsx';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Keeps cart, account and not-found pages, and selections of a list, out of search engines. */
  isPrivate?: boolean;
  /** The picture for sharing, in portrait format; the shop's by default. */
  picture?: string | undefined;
  /** The canonical path, if another. */
  canonicalPath?: string;
}

const absolute = (address: string): string => new URL(address, brand.siteUrl).href;

const SHOP_PICTURE_RATIO = 5 / 4;

export function PageHead({ title, description, isPrivate = false, picture, canonicalPath }: PageHeadProps) {
  const { pathname, search } = useLocation();
  const address = absolute(isPrivate ? pathname + search : (canonicalPath ?? pathname));
  const fullTitle = `${title} · ${brand.displayName}`;

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.displayName} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(picture ?? pagePictureUrl('heroes/brand.jpg'))} />
      <meta property="og:image:width" content={String(INTRINSIC_WIDTH)} />
      <meta
        property="og:image:height"
        content={String(Math.round(INTRINSIC_WIDTH / (picture ? PORTRAIT_RATIO : SHOP_PICTURE_RATIO)))}
      />
      <meta property="og:image:alt" content={picture ? title : brand.displayName} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
