import { Container } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';

interface PageProps extends PageHeadProps {
  trail?: Crumb[];
  children: ReactNode;
}

export function Page({ trail, children, ...head }: PageProps) {
  return (
    <Container>
      <PageHead {...head} />
      <Breadcrumbs trail={trail ?? [{ label: head.title }]} />
      {children}
    </Container>
  );
}
