import { useTrackedDialog } from '@shop/design/dialog-tracker';
import { Box, Container, Flex, Grid, HStack } from '@shop/design/styled-system/jsx';
import { IconButton } from '@shop/design/ui/elements';
import { MenuIcon, SearchIcon, UserIcon } from '@shop/design/ui/icons';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LazyDeliveryLocationDialog, DeliveryLocationLink } from '../../features/delivery/delivery-location-link.tsx';
import { selectIsSignedIn, selectUser } from '../../features/session/session.slice.ts';
import { paths } from '../../shared/paths.ts';
import { Lazy, lazyDialog } from '../../shared/ui/lazy.tsx';
import { StyledNavLink, StyledLink } from '../../shared/ui/links.ts';
import { useIsOffScreen } from '../../shared/ui/use-is-off-screen.ts';
import { CartBadge } from './cart-badge.tsx';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import { shellMessages } from './shell.messages.ts';

const MenuDrawer = lazyDialog(() => import('./menu-drawer.tsx'));
const loadOrderAddresses = () => import('../../features/orders/order-addresses.tsx');

const mainLinks = [
  { label: shellMessages.products, to: paths.products },
  { label: shellMessages.about, to: paths.about },
  { label: shellMessages.offers, to: paths.offers },
];

const focusField = (row: HTMLElement | null) => row?.querySelector('input')?.focus({ preventScroll: true });

export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const user = useSelector(selectUser);
  const [searchedAt, setSearchedAt] = useState<string>();
  const isSearchOpen = searchedAt === pathname;
  // So that Back finds it folded.
  if (searchedAt !== undefined && !isSearchOpen) setSearchedAt(undefined);
  const closeSearch = () => setSearchedAt(undefined);
  const searchButton = useRef<HTMLButtonElement>(null);
  useTrackedDialog(isSearchOpen, () => {
    closeSearch();
    // Once its field, to which Ark would give the focus back, has gone.
    requestAnimationFrame(() => searchButton.current?.focus());
  });
  /** On phones the search unfolds from the header; home's stands below it until it is scrolled away. */
  const isHome = pathname === paths.home || pathname === paths.index;
  const { ref: homeSearch, isOff: isHomeSearchOff } = useIsOffScreen();

  return (
    // The sticky part sticks in the page, not in the header.
    <Box as="header" display="contents">
      <TopBar />
      <Box
        position="sticky"
        top="var(--shop-unstick)"
        zIndex="docked"
        bg="bg"
        borderBottomWidth="1px"
        // It is in sight: browsers would scroll the page to bring what has the focus below the header.
        css={{ _focusWithin: { _page: { scrollPaddingTop: '0' } } }}
      >
        <Container>
          <Flex align="center" wrap="wrap" columnGap={{ base: '2', md: '6' }} minH={{ base: '16', md: '20' }}>
            <Logo />
            <HStack
              as="nav"
              aria-label={shellMessages.mainLinks}
              gap="6"
              ms={{ lg: '4' }}
              display={{ base: 'none', md: 'flex' }}
            >
              {mainLinks.map(({ label, to }) => (
                <StyledNavLink
                  key={to}
                  to={to}
                  display="inline-flex"
                  alignItems="center"
                  minH="11"
                  fontWeight="600"
                  borderYWidth="2px"
                  borderColor="transparent"
                  _hover={{ color: 'leaf.fg' }}
                  _currentPage={{ borderBottomColor: 'leaf.solid' }}
                >
                  {label}
                </StyledNavLink>
              ))}
            </HStack>
            {/* Columns of a known width, so that what a slow line brings later moves nothing. */}
            <Grid
              flex="1"
              // The menu's drawing ends where the page's content does.
              me="-3.5"
              gridTemplateColumns={{ base: '9rem', md: 'minmax(10rem, 28rem) 6rem' }}
              justifyContent="end"
              alignItems="center"
              columnGap="6"
            >
              <Box hideBelow="md">
                <SearchBox />
              </Box>
              <HStack gap="0" justify="flex-end">
                {(!isHome || isHomeSearchOff || isSearchOpen) && (
                  <IconButton
                    ref={searchButton}
                    _icon={{ boxSize: '6' }}
                    hideFrom="md"
                    // Above what dims the page, so that it closes the search at once.
                    position="relative"
                    zIndex="sticky"
                    aria-label={shellMessages.search}
                    aria-expanded={isSearchOpen}
                    onClick={() => setSearchedAt(isSearchOpen ? undefined : pathname)}
                  >
                    <SearchIcon />
                  </IconButton>
                )}
                <CartBadge />
                <IconButton
                  _icon={{ boxSize: '6' }}
                  aria-label={shellMessages.openMenu}
                  aria-haspopup="dialog"
                  aria-expanded={isMenuOpen}
                  onClick={() => setMenuOpen(true)}
                >
                  <MenuIcon />
                </IconButton>
              </HStack>
            </Grid>
          </Flex>
        </Container>
        {isSearchOpen && (
          // Over the page, which stays where it is.
          <Box ref={focusField} hideFrom="md" position="absolute" insetX="0" bg="bg" pb="3" borderBottomWidth="1px">
            <Container>
              <SearchBox onLeft={closeSearch} />
            </Container>
          </Box>
        )}
      </Box>
      {isHome && (
        <Container ref={homeSearch} pt="3" hideFrom="md">
          <SearchBox />
        </Container>
      )}
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <LazyDeliveryLocationDialog
        known={user && <Lazy load={loadOrderAddresses}>{({ OrderAddresses }) => <OrderAddresses />}</Lazy>}
      />
    </Box>
  );
}

const quickLinks = [
  { label: shellMessages.resourceFiles, to: paths.resources },
  { label: shellMessages.academy, to: paths.academy },
  { label: shellMessages.startABusiness, to: paths.startABusiness },
];

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  gap: '1.5',
  textStyle: 'sm',
  _hover: { textDecoration: 'underline' },
};

function TopBar() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);

  return (
    <Box bg="bg.subtle" borderBottomWidth="1px" containerType="inline-size">
      <Container>
        <Flex justify="space-between" align="center" wrap="wrap" columnGap="4">
          {/* A long name is cut off, or breaks, before it moves the links to a second row. */}
          <DeliveryLocationLink flex="1 1 9rem" maxW="max-content" />
          {/* The width of the links, so that each stands in its place before the next has arrived. */}
          <HStack
            as="nav"
            aria-label={shellMessages.quickLinks}
            gap={{ base: '4', lg: '6' }}
            minW={{ base: '0', lg: '24.5rem' }}
          >
            {quickLinks.map(({ label, to }) => (
              <StyledLink key={to} to={to} {...linkStyle} display={{ base: 'none', lg: 'inline-flex' }}>
                {label}
              </StyledLink>
            ))}
            <StyledLink
              to={isSignedIn ? paths.dashboard : paths.login}
              {...linkStyle}
              fontWeight="600"
              maxW={{ base: '32', sm: '48' }}
            >
              <UserIcon />
              <Box as="span" truncate htmlTranslate={isSignedIn && user ? 'no' : undefined}>
                {isSignedIn ? (user?.name ?? shellMessages.myAccount) : shellMessages.signIn}
              </Box>
            </StyledLink>
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}
