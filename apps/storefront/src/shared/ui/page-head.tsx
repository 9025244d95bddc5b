import { useLocation } from 'react-router-dom';
import { brand } from '../env.ts';
import { pagePictureUrl } from '../portal.ts';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Keeps cart, account and not-found pages out of search engines. */
  isPrivate?: boolean;
  /** The picture for sharing; the shop's by default. */
  picture?: string;
  /** The canonical path, if another. */
  canonicalPath?: string;
}

const absolute = (address: string): string => new URL(address, brand.siteUrl).href;

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
