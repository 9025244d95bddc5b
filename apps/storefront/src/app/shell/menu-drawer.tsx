import { currentColorMode, showColorMode, type ColorMode } from '@shop/design/color-mode';
import { Box, Flex, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import { CartIcon, UserIcon } from '@shop/design/ui/icons';
import { ShopDrawer } from '@shop/design/ui/shop-drawer';
import { MoonIcon, SunIcon } from '@shop/design/ui/subject-icons';
import type { DialogProps } from '@shop/design/use-dialog-root';
import { type ComponentProps, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLineCount } from '../../features/cart/cart.slice.ts';
import { useListCategoriesQuery } from '../../features/catalogue/catalogue.api.ts';
import { PendingPaymentNote } from '../../features/checkout/pending-payment.tsx';
import { LogoutButton } from '../../features/session/logout-button.tsx';
import { selectIsSignedIn } from '../../features/session/session.slice.ts';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { browserStorage } from '../../shared/storage/shop-storage.ts';
import { ExternalButton } from '../../shared/ui/external-links.tsx';
import { ButtonLink, StyledLink } from '../../shared/ui/links.ts';
import { SearchBox } from './search-box.tsx';
import { shellMessages } from './shell.messages.ts';
import { SocialLinks } from './social-links.tsx';

const links = [
  { label: shellMessages.offers, to: paths.offers },
  { label: shellMessages.myOrders, to: paths.dashboard },
  { label: shellMessages.about, to: paths.about },
  { label: shellMessages.resourceFiles, to: paths.resources },
  { label: shellMessages.academy, to: paths.academy },
  { label: shellMessages.startABusiness, to: paths.startABusiness },
  { label: shellMessages.faq, to: paths.faq },
  { label: shellMessages.contact, to: paths.contact },
];

const MenuLink = (link: ComponentProps<typeof StyledLink>) => (
  <StyledLink display="block" textStyle="h3" py="2.5" _hover={{ color: 'leaf.fg' }} {...link} />
);

/** In a window as wide as a phone's it is the whole screen (specification, section 2). */
export default function MenuDrawer({ isOpen, onClose }: DialogProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const lineCount = useSelector(selectLineCount);

  return (
    <ShopDrawer isOpen={isOpen} onClose={onClose} title={shellMessages.menu} isNarrow>
      <Stack gap="6">
        <SearchBox onLeft={onClose} />
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
        <Box as="nav" aria-label={shellMessages.drawerLinks} borderTopWidth="1px">
          <MenuLink to={paths.products} onClick={onClose}>
            {shellMessages.products}
          </MenuLink>
          <Categories onChosen={onClose} />
          {links.map(({ label, to }) => (
            <MenuLink key={to} to={to} onClick={onClose} borderTopWidth="1px">
              {label}
            </MenuLink>
          ))}
        </Box>
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
    </ShopDrawer>
  );
}

function Categories({ onChosen }: { onChosen: () => void }) {
  const { data: categories } = useListCategoriesQuery();
  return (
    <Flex as="ul" role="list" aria-label={shellMessages.categories} wrap="wrap" gap="2" pb="4">
      {categories?.map(({ id, category_name: name }) => (
        <li key={id}>
          <StyledLink
            to={paths.productList({ category: name })}
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

/** Toggles light and dark; until then the system's mode applies (startup/before-paint.js). */
function ColorModeSwitch() {
  const [mode, setMode] = useState(currentColorMode);
  const next: ColorMode = mode === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        showColorMode(next);
        browserStorage().write('colorMode', next);
        setMode(next);
      }}
    >
      {next === 'dark' ? <MoonIcon /> : <SunIcon />}
      <span>{next === 'dark' ? shellMessages.colorModeDark : shellMessages.colorModeLight}</span>
    </Button>
  );
}
