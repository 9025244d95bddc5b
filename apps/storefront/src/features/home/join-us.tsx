import { Box, Container, Flex, HStack, Stack } from '@shop/design/styled-system/jsx';
import { H2, Text } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { ExternalButton } from '../../shared/ui/icon-links.tsx';
import { ButtonLink } from '../../shared/ui/links.ts';
import { joinUs } from './home.content.ts';
import { homeMessages } from './home.messages.ts';

/** A deep green in dark mode, which is less glaring. */
const band = { bg: { base: 'leaf.solid', _dark: 'leaf.subtle' }, color: { base: 'leaf.contrast', _dark: 'fg' } };

const firstButton = {
  px: { base: '4', sm: '8' },
  bg: { base: 'leaf.contrast', _dark: 'leaf.solid' },
  color: { base: 'leaf.solid', _dark: 'leaf.contrast' },
  _hover: { textDecoration: 'underline' },
};

/** Registered members see the link to their portal (specification, section 1). */
export function JoinUs({ isMember }: { isMember: boolean }) {
  return (
    <Box as="section" aria-labelledby="join-us" {...band} mb={{ base: '-16', md: '-24' }}>
      <Container py={{ base: '14', md: '20' }}>
        <Flex
          justify="space-between"
          align={{ base: 'flex-start', lg: 'center' }}
          direction={{ base: 'column', lg: 'row' }}
          gap="8"
        >
          <Stack gap="3" maxW="36rem">
            <H2 id="join-us" textStyle="h1">
              {homeMessages.joinUs}
            </H2>
            <Text textStyle="lead">{isMember ? joinUs.member : joinUs.visitor}</Text>
          </Stack>
          <HStack gap="3" flexWrap="wrap">
            {isMember ? (
              <ExternalButton {...firstButton} size="lg" href={brand.memberPortalUrl}>
                {homeMessages.memberPortal}
              </ExternalButton>
            ) : (
              <ButtonLink {...firstButton} size="lg" to={paths.register}>
                {joinUs.register}
                <ArrowRightIcon />
              </ButtonLink>
            )}
            <ButtonLink
              to={paths.startABusiness}
              size="lg"
              px={{ base: '4', sm: '8' }}
              variant="outline"
              borderColor="current"
              color="inherit"
              _hover={{ bg: 'transparent', borderColor: 'current', textDecoration: 'underline' }}
            >
              {joinUs.business}
            </ButtonLink>
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}
