import { Container, Stack } from '@shop/design/styled-system/jsx';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { matchPath, useLocation } from 'react-router-dom';
import { AskUs } from '../features/company/ask-us.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../shared/ui/links.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { PlateLayout } from '../shared/ui/plate-layout.tsx';
import { TitleAndLead } from '../shared/ui/title-and-lead.tsx';
import { stubPages } from './stub-page.content.ts';

/** A page whose content is still to come. */
export function StubPage() {
  const { pathname } = useLocation();
  const stub = stubPages.find(({ path }) => matchPath(path, pathname));
  if (!stub) throw new Error(`${pathname} is no page to come.`);

  return (
    <Container>
      <PageHead title={stub.title} description={stub.text} />
      <Breadcrumbs trail={[{ label: stub.title }]} />
      <PlateLayout specimen={stub.specimen}>
        <Stack gap="6" maxW="40rem">
          <TitleAndLead title={stub.title} lead={stub.text} />
          <ButtonLink to={stub.wayOn.to} alignSelf="flex-start">
            {stub.wayOn.label}
            <ArrowRightIcon />
          </ButtonLink>
          <AskUs />
        </Stack>
      </PlateLayout>
    </Container>
  );
}

export { StubPage as Component };
