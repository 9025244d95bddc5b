import { Box, Container, Flex, HStack } from '@shop/design/styled-system/jsx';
import { UserIcon } from '@shop/design/ui/icons';
import { useSelector } from 'react-redux';
import { DeliveryLocationLink } from '../../features/delivery/delivery-location-link.tsx';
import { selectIsSignedIn, selectUser } from '../../features/session/session.slice.ts';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { shellMessages } from './shell.messages.ts';

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

export function TopBar() {
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
