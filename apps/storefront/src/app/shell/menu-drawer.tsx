import { Portal } from '@ark-ui/react/portal';
import { Box, Flex, Grid, HStack, Stack } from '@shop/design/styled-system/jsx';
import { CartIcon, UserIcon } from '@shop/design/ui/icons';
import { CloseButton, Drawer } from '@shop/design/ui/overlays';
import { useDialogRoot } from '@shop/design/use-dialog-root';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { selectLineCount } from '../../features/cart/cart.slice.ts';
import { useListCategoriesQuery } from '../../features/catalogue/catalogue.api.ts';
import { PendingPaymentNote } from '../../features/checkout/pending-payment.tsx';
import { LogoutButton } from '../../features/session/logout-button.tsx';
import { selectIsSignedIn } from '../../features/session/session.slice.ts';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { ExternalButton } from '../../shared/ui/icon-links.tsx';
import { ButtonLink, StyledLink } from '../../shared/ui/links.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { SearchBox } from './search-box.tsx';
import { shellMessages } from './shell.messages.ts';
import { SocialLinks } from './social-links.tsx';

const links = [
  { label: shellMessages.offers, to: paths.offers },
  { label: shellMessages.about, to: paths.about },
  { label: shellMessages.resourceFiles, to: paths.resources },
  { label: shellMessages.academy, to: paths.academy },
  { label: shellMessages.startABusiness, to: paths.startABusiness },
  { label: shellMessages.contact, to: paths.contact },
];

const MenuLink = (link: ComponentProps<typeof StyledLink>) => (
  <StyledLink display="block" textStyle="h3" py="2.5" _hover={{ color: 'leaf.fg' }} {...link} />
);

export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const root = useDialogRoot(isOpen, onClose);
  const isSignedIn = useSelector(selectIsSignedIn);
  const lineCount = useSelector(selectLineCount);

  return (
    <Drawer.Root {...root} size="full">
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content bg="bg" height="100dvh" pb="env(safe-area-inset-bottom)">
            <Drawer.Header borderBottomWidth="1px">
              <Drawer.Title textStyle="h3">{shellMessages.menu}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <Stack gap="6" maxW={{ base: '40rem', lg: '64rem' }} mx="auto" py="4">
                <SearchBox onSearched={onClose} />
                <HStack gap="3" flexWrap="wrap">
                  <ButtonLink to={paths.cart} onClick={onClose} variant="outline" flex="1" px="3">
                    <CartIcon />
                    <span>{shellMessages.cart(lineCount)}</span>
                  </ButtonLink>
                  <ButtonLink
                    to={isSignedIn ? paths.dashboard : paths.login}
                    onClick={onClose}
                    variant={isSignedIn ? 'outline' : 'solid'}
                    flex="1"
                    px="3"
                  >
                    <UserIcon />
                    <span>{isSignedIn ? shellMessages.myAccount : shellMessages.signIn}</span>
                  </ButtonLink>
                </HStack>
                <Grid
                  as="nav"
                  aria-label={shellMessages.drawerLinks}
                  columns={{ base: 1, lg: 2 }}
                  columnGap="12"
                  alignItems="start"
                  borderTopWidth="1px"
                >
                  <Box borderBottomWidth={{ base: '1px', lg: '0' }}>
                    <MenuLink to={paths.products} onClick={onClose}>
                      {shellMessages.products}
                    </MenuLink>
                    <Categories onChosen={onClose} />
                  </Box>
                  <Box>
                    {links.map(({ label, to }) => (
                      <MenuLink key={to} to={to} onClick={onClose} borderBottomWidth="1px">
                        {label}
                      </MenuLink>
                    ))}
                  </Box>
                </Grid>
                <HStack gap="3" flexWrap="wrap">
                  {isSignedIn && <LogoutButton note={<PendingPaymentNote />} />}
                  <ExternalButton href={brand.memberPortalUrl} variant="outline">
                    {shellMessages.memberPortal}
                  </ExternalButton>
                </HStack>
                <HStack justify="space-between" gap="3" flexWrap="wrap" borderTopWidth="1px" pt="6">
                  <SocialLinks />
                  <ColorModeSwitch />
                </HStack>
              </Stack>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function Categories({ onChosen }: { onChosen: () => void }) {
  const { data: categories } = useListCategoriesQuery();
  return (
    <Flex as="ul" role="list" aria-label={shellMessages.categories} wrap="wrap" gap="2" pb="4">
      {categories?.map(({ id, category_name: name }) => (
        <li key={id}>
          <StyledLink
            to={paths.productCategory(name)}
            onClick={onChosen}
            display="inline-flex"
            alignItems="center"
            minH="11"
            px="4"
            textStyle="sm"
            bg="bg.subtle"
            borderRadius="full"
            _hover={{ bg: 'leaf.subtle' }}
          >
            {name}
          </StyledLink>
        </li>
      ))}
    </Flex>
  );
}
