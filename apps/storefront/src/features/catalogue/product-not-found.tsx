import { Center, Stack } from '@shop/design/styled-system/jsx';
import { H1 } from '@shop/design/ui/elements';
import { paths } from '../../shared/paths.ts';
import { EmptyIllustration } from '@shop/design/ui/drawings';
import { ButtonLink } from '../../shared/ui/links.ts';
import { catalogueMessages } from './catalogue.messages.ts';

export function ProductNotFound() {
  return (
    <Center py={{ base: '12', md: '20' }}>
      <Stack gap="6" align="center" textAlign="center">
        <EmptyIllustration label={catalogueMessages.notFoundPicture} />
        <H1 textStyle="h2">{catalogueMessages.notFound}</H1>
        <ButtonLink to={paths.products}>{catalogueMessages.seeAll}</ButtonLink>
      </Stack>
    </Center>
  );
}
