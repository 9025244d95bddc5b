import { Portal } from '@ark-ui/react/portal';
import { Box, HStack, Stack } from '@shop/design/styled-system/jsx';
import { ButtonAnchor } from '@shop/design/ui/elements';
import { ExternalIcon, UserIcon } from '@shop/design/ui/icons';
import { CloseButton, Drawer } from '@shop/design/ui/overlays';
import { useDialogRoot } from '@shop/design/use-dialog-root';
import { useSelector } from 'react-redux';
import { PendingPaymentNote } from '../../features/checkout/resume-payment.tsx';
import { LogoutButton } from '../../features/session/logout-button.tsx';
import { selectIsSignedIn } from '../../features/session/session.slice.ts';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonLink, StyledLink } from '../../shared/ui/links.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { SearchBox } from './search-box.tsx';
import { shellMessages } from './shell.messages.ts';
import { SocialLinks } from './social-links.tsx';

const links = [
  { label: shellMessages.products, to: paths.products },
  { label: shellMessages.offers, to: paths.offers },
  { label: shellMessages.about, to: paths.about },
  { label: shellMessages.resourceFiles, to: paths.resources },
  { label: shellMessages.academy, to: paths.academy },
  { label: shellMessages.startABusiness, to: paths.startABusiness },
  { label: shellMessages.contact, to: paths.contact },
];

export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const root = useDialogRoot(isOpen, onClose);
  const isSignedIn = useSelector(selectIsSignedIn);

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
              <Stack gap="8" maxW="40rem" mx="auto" py="6">
                <SearchBox onSearched={onClose} />
                <Stack as="nav" aria-label={shellMessages.drawerLinks} gap="0" borderTopWidth="1px">
                  {links.map(({ label, to }) => (
                    <StyledLink
                      key={to}
                      to={to}
                      onClick={onClose}
                      textStyle="h2"
                      py="3"
                      borderBottomWidth="1px"
                      _hover={{ color: 'leaf.fg' }}
                    >
                      {label}
                    </StyledLink>
                  ))}
                </Stack>
                <HStack gap="3" flexWrap="wrap">
                  {isSignedIn ? (
                    <LogoutButton note={<PendingPaymentNote />} onLeave={onClose} />
                  ) : (
                    <ButtonLink to={paths.login} onClick={onClose}>
                      <UserIcon />
                      {shellMessages.signIn}
                    </ButtonLink>
                  )}
                  <ButtonAnchor
                    href={brand.memberPortalUrl}
                    target="_blank"
                    rel="noopener noreferrer"
                    variant="outline"
                  >
                    {shellMessages.memberPortal}
                    <ExternalIcon />
                    <Box as="span" srOnly>
                      {shellMessages.opensElsewhere}
                    </Box>
                  </ButtonAnchor>
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
