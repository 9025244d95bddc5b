import { useLocation } from 'react-router-dom';
import { brand } from '../brand.ts';
import { pagePictureUrl } from '../portal.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Keeps cart, account and not-found pages out of search engines. */
  isPrivate?: boolean;
  /** The picture shown where the page is shared; the shop's own by default. */
  picture?: string;
  /** The address search engines should know, where it is not this one; a path of the shop. */
  canonicalPath?: string;
}

const absolute = (address: string): string => new URL(address, brand.siteUrl).href;

/** What a page says of itself to the browser's tab, to search engines, and to whom it is shared with. */
export function PageHead({ title, description, isPrivate = false, picture, canonicalPath }: PageHeadProps) {
  const { pathname } = useLocation();
  const address = absolute(canonicalPath ?? pathname);
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
    </>
  );
}
