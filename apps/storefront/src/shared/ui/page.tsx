import { Container, Box } from '@shop/design/styled-system/jsx';
import type { SystemStyleObject } from '@shop/design/styled-system/types';
import { type ReactNode, useEffect, Fragment } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { brand } from '../env.ts';
import { absolute, paths } from '../paths.ts';
import { pagePictureUrl } from '../portal.ts';
import { StructuredData } from './structured-data.tsx';
import { uiMessages } from './ui.messages.ts';

export const Page = ({ trail, children, ...head }: PageHeadProps & { trail?: Crumb[]; children: ReactNode }) => (
  <Container>
    <PageHead {...head} />
    <Breadcrumbs trail={trail ?? [{ label: head.title }]} />
    {children}
  </Container>
);

interface PageHeadProps {
  title: string;
  description?: string;
  /** Keeps cart, account and not-found pages, and selections of a list, out of search engines. */
  isPrivate?: boolean;
  /** The picture for sharing, in portrait format; the shop's by default. */
  picture?: string | undefined;
  /** The canonical path, if another. */
  canonicalPath?: string;
}

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

interface Crumb {
  label: string;
  to?: string;
}

const look: SystemStyleObject = {
  py: { base: '2', md: '4' },
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5' },
  '& ol, & a': { color: 'fg.muted', textStyle: 'sm' },
  '& li': { display: 'inline-flex', alignItems: 'center', minW: '0' },
  '& li *': { overflowWrap: 'anywhere' },
  '& a': { position: 'relative', display: 'block', lineHeight: '1.5rem' },
  '& a:hover, & [aria-current]': { color: 'fg' },
};

/** On phones one step back; the structured data keep the whole way. */
const stepBack: SystemStyleObject = {
  '@media screen and (max-width: 47.99em)': {
    py: '0',
    '& li:not(:nth-last-child(3))': { display: 'none' },
    '& a': { lineHeight: '2.75rem', _before: { content: '"‹" / ""', fontSize: 'xl', lineHeight: '1', me: '1.5' } },
  },
};

export function Breadcrumbs({ trail, isStepBackOnPhones = false }: { trail: Crumb[]; isStepBackOnPhones?: boolean }) {
  const { pathname } = useLocation();
  const crumbs: Crumb[] = [{ label: uiMessages.home, to: paths.home }, ...trail];
  return (
    <Box as="nav" aria-label={uiMessages.breadcrumbs} css={isStepBackOnPhones ? [look, stepBack] : look}>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, to = pathname }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: absolute(to),
          })),
        }}
      />
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={index}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li>
              {to && index < crumbs.length - 1 ? (
                <Link to={to}>{label}</Link>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </Box>
  );
}
