import { Breadcrumb } from '@chakra-ui/react';
import '@shop/design/recipes/breadcrumb';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { StructuredData } from './structured-data.tsx';
import { uiMessages } from './ui.messages.ts';

interface Crumb {
  label: string;
  to?: string;
}

/** The way back: Home first, the current page last and unlinked; told to search engines as well. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { pathname } = useLocation();
  const crumbs: Crumb[] = [{ label: uiMessages.home, to: paths.home }, ...trail];
  return (
    <Breadcrumb.Root aria-label={uiMessages.breadcrumbs} py="4">
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, to = pathname }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: new URL(to, brand.siteUrl).href,
          })),
        }}
      />
      {/* One line: where it does not fit, the last crumb is cut first, for the heading says it again. */}
      <Breadcrumb.List flexWrap="nowrap" minW="0" whiteSpace="nowrap">
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && <Breadcrumb.Separator>/</Breadcrumb.Separator>}
            <Breadcrumb.Item minW={index < crumbs.length - 1 ? '0' : '8'} flexShrink={10_000 ** index}>
              {to && index < crumbs.length - 1 ? (
                <Breadcrumb.Link asChild display="block" lineHeight="1.5rem" truncate>
                  <Link to={to}>{label}</Link>
                </Breadcrumb.Link>
              ) : (
                <Breadcrumb.CurrentLink color="fg" truncate>
                  {label}
                </Breadcrumb.CurrentLink>
              )}
            </Breadcrumb.Item>
          </Fragment>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
