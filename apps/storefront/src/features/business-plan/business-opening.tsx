import { Box, Button, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../shared/ui/icons.tsx';
import { features, opening } from './business-plan.content.ts';

/** What the page is about, the two ways on, and the six features with their icons. */
export function BusinessOpening() {
  return (
    <>
      <Stack gap="5" maxW="48rem" pt={{ base: '4', md: '8' }} pb={{ base: '10', md: '14' }}>
        <Text textStyle="eyebrow" color="leaf.fg">
          {opening.eyebrow}
        </Text>
        <Heading as="h1" textStyle="display">
          {opening.title}
        </Heading>
        <Text textStyle="lead" color="fg.muted" maxW="60ch">
          {opening.lead}
        </Text>
        <HStack gap="3" flexWrap="wrap" pt="1">
          <Button asChild>
            <Link to={opening.register.to}>
              {opening.register.label}
              <ArrowRightIcon />
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={opening.contact.to}>{opening.contact.label}</Link>
          </Button>
        </HStack>
      </Stack>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
        gap="1px"
        bg="border"
        borderBlockWidth="1px"
      >
        {features.map(({ icon: FeatureIcon, title, text }) => (
          <Flex
            as="li"
            key={title}
            direction={{ base: 'row', sm: 'column' }}
            gap={{ base: '4', sm: '3' }}
            bg="bg"
            py={{ base: '4', sm: '7' }}
            ps={{ base: '0', sm: '6' }}
            pe={{ base: '0', sm: '6' }}
          >
            <Text as="span" color="leaf.fg" fontSize="2xl" lineHeight="1" pt={{ base: '0.5', sm: '0' }}>
              <FeatureIcon />
            </Text>
            <Box>
              <Text fontWeight="600" fontSize="lg">
                {title}
              </Text>
              <Text color="fg.muted">{text}</Text>
            </Box>
          </Flex>
        ))}
      </Grid>
    </>
  );
}
