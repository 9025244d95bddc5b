import { Box, Grid } from '@shop/design/styled-system/jsx';
import { Eyebrow, Muted, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { BoxIcon, TruckIcon } from '@shop/design/ui/subject-icons';
import type { Article } from './article.ts';

const icons = [CheckIcon, BoxIcon, TruckIcon];

const row = { '@container (min-width: 30rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } };

/** Delivery in three steps: a row where there is room, else a column. */
export function ArticleSteps({ steps }: Required<Pick<Article, 'steps'>>) {
  return (
    <Box containerType="inline-size" mt="8">
      <Grid as="ol" gap="1px" borderWidth="1px" bg="border" css={row}>
        {steps.map(({ when, title, text }, index) => {
          const StepIcon = icons[index] ?? BoxIcon;
          return (
            <Box as="li" key={title} p="5" bg="bg.panel">
              <Box color="leaf.fg" fontSize="2xl" pb="3">
                <StepIcon />
              </Box>
              <Eyebrow>{when}</Eyebrow>
              <Text fontWeight="600" pt="1">
                {title}
              </Text>
              <Muted fontSize="sm">{text}</Muted>
            </Box>
          );
        })}
      </Grid>
    </Box>
  );
}
