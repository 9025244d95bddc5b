import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../env.ts';
import { pagePictureUrl } from '../portal.ts';

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

/** The id of the live region that says a page's title, also one that comes with what loads. */
export const ANNOUNCER_ID = 'announcer';

export function PageHead({ title, description, isPrivate = false, picture, canonicalPath }: PageHeadProps) {
  const { pathname, search, key } = useLocation();
  const address = absolute(isPrivate ? pathname + search : (canonicalPath ?? pathname));
  const fullTitle = `${title} · ${brand.displayName}`;
  // A screen reader itself says the title of the page that was opened.
  const isOpened = key === 'default';
  useEffect(() => {
    if (!isOpened) document.getElementById(ANNOUNCER_ID)?.replaceChildren(fullTitle);
  }, [fullTitle, isOpened]);

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
      <meta property="og:image:alt" content={picture ? title : brand.displayName} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
