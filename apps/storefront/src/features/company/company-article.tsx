import { Box, Button, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../shared/ui/icons.tsx';
import type { CompanyText } from './company.content.ts';
import { Sprig } from './sprig.tsx';

/** A page about the company: a long read with a pressed plant beside it, or one honest paragraph, and a way on. */
export function CompanyArticle({ text }: { text: CompanyText }) {
  return (
    <Grid
      as="article"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 65ch) 20rem' }}
      justifyContent="space-between"
      gap={{ base: '10', lg: '16' }}
      py={{ base: '8', md: '14' }}
    >
      <Box>
        <Heading as="h1" textStyle="h1">
          {text.title}
        </Heading>
        <Text textStyle="lead" color="fg.muted" pt="4">
          {text.lead}
        </Text>
        {text.sections.map(({ title, paragraphs }) => (
          <Stack as="section" key={title} gap="4" pt={{ base: '9', md: '12' }} lineHeight="1.75" fontSize="md">
            <Heading as="h2" textStyle="h2">
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
        <Button asChild mt={{ base: '8', md: '10' }}>
          <Link to={text.wayOn.to}>
            {text.wayOn.label}
            <ArrowRightIcon />
          </Link>
        </Button>
      </Box>
      {text.sprig && (
        <Box position={{ lg: 'sticky' }} top="32" alignSelf="start" hideBelow="lg">
          <Sprig name={text.sprig} />
        </Box>
      )}
    </Grid>
  );
}
