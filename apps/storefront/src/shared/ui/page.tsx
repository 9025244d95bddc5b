import { Container } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';

interface PageProps extends PageHeadProps {
  /** The breadcrumbs; by default the page's title. */
  trail?: Crumb[];
  children: ReactNode;
}

/** A page with its head and breadcrumbs. */
export function Page({ trail, children, ...head }: PageProps) {
  return (
    <Container>
      <PageHead {...head} />
      <Breadcrumbs trail={trail ?? [{ label: head.title }]} />
      {children}
    </Container>
  );
}
