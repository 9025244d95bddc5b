import { Box, Flex, Grid, HStack, Stack } from '@shop/design/styled-system/jsx';
import { H1, Lead, Muted, Text } from '@shop/design/ui/elements';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { WHOLE_PHONE } from '../../shared/ui/picture-sizes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { features, opening } from './business-plan.content.ts';

const PICTURE_RATIO = 5 / 4;

export function BusinessOpening() {
  return (
    <Box>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '6', md: '8', lg: '12' }}
        alignItems="center"
        pt="2"
        pb="8"
      >
        <Stack gap="3">
          <H1 textStyle="display">{opening.title}</H1>
          <Lead maxW="60ch" textWrap="balance">
            {opening.lead}
          </Lead>
          <OpeningLinks />
        </Stack>
        <Box
          overflow="hidden"
          borderRadius="l3"
          bg="bg.subtle"
          aspectRatio={{ base: '16 / 9', md: 'auto', lg: '3 / 2' }}
          css={{ '& > img': { height: 'full', objectPosition: '50% 85%' } }}
        >
          <Picture
            src={pagePictureUrl('heroes/health.jpg')}
            alt=""
            ratio={PICTURE_RATIO}
            sizes={`(min-width: 1024px) 590px, (min-width: 768px) 340px, ${WHOLE_PHONE}`}
            isFirstView
          />
        </Box>
      </Grid>
      <Grid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} columnGap="8">
        {features.map(({ icon: FeatureIcon, title, text }) => (
          <Flex
            as="li"
            key={title}
            direction={{ base: 'row', sm: 'column' }}
            gap={{ base: '4', sm: '3' }}
            borderTopWidth="1px"
            py={{ base: '4', sm: '6' }}
          >
            <Text as="span" color="leaf.fg" fontSize="2xl" lineHeight="1" pt={{ base: '0.5', sm: '0' }}>
              <FeatureIcon />
            </Text>
            <Box>
              <Text fontWeight="600" fontSize="lg">
                {title}
              </Text>
              <Muted>{text}</Muted>
            </Box>
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}

export const OpeningLinks = () => (
  <HStack gap="3" flexWrap="wrap">
    <ButtonLink to={opening.register.to}>{opening.register.label}</ButtonLink>
    <ButtonLink to={opening.contact.to} variant="outline">
      {opening.contact.label}
    </ButtonLink>
  </HStack>
);
