import { Button, Container, Stack } from '@chakra-ui/react';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { PlateLayout } from '../shared/ui/plate-layout.tsx';
import type { Stub } from './stub-page.content.ts';
import { TitleAndLead } from '../shared/ui/title-and-lead.tsx';

/** A page still to come, said honestly. */
export function StubPage({ stub }: { stub: Stub }) {
  return (
    <Container>
      <PageHead title={stub.title} description={stub.text} />
      <Breadcrumbs trail={[{ label: stub.title }]} />
      <PlateLayout specimen={stub.specimen}>
        <Stack gap="6" maxW="40rem">
          <TitleAndLead title={stub.title} lead={stub.text} />
          <Button asChild alignSelf="flex-start">
            <Link to={stub.wayOn.to}>
              {stub.wayOn.label}
              <ArrowRightIcon />
            </Link>
          </Button>
        </Stack>
      </PlateLayout>
    </Container>
  );
}
