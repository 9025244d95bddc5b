import { Box } from '@shop/design/styled-system/jsx';
import type { SystemStyleObject } from '@shop/design/styled-system/types';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '../env.ts';
import { paths } from '../paths.ts';
import { StructuredData } from './structured-data.tsx';
import { uiMessages } from './ui.messages.ts';

export interface Crumb {
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

interface BreadcrumbsProps {
  trail: Crumb[];
  isStepBackOnPhones?: boolean;
}

export function Breadcrumbs({ trail, isStepBackOnPhones = false }: BreadcrumbsProps) {
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
            item: new URL(to, brand.siteUrl).href,
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
