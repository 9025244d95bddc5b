import { Notice } from '@shop/design/parts/notice';
import { Grid, Stack } from '@shop/design/styled-system/jsx';
import { H2, Text } from '@shop/design/ui/elements';
import { opportunity, plan } from './business-plan.content.ts';
import { businessPlanMessages as messages } from './business-plan.messages.ts';

export function PlanText() {
  return (
    <Grid columns={{ base: 1, lg: 2 }} columnGap="20" rowGap={{ base: '8', lg: '10' }}>
      {[opportunity, plan].map(({ title, paragraphs }) => (
        <Stack key={title} gap="5" maxW="65ch" lineHeight="1.75">
          <H2>{title}</H2>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
      <Notice tone="info">
        <Text fontWeight="600">{messages.payoutsTitle}</Text>
        <Text>{messages.payouts}</Text>
      </Notice>
      <Notice tone="warning">
        <Text fontWeight="600">{messages.notGuaranteed}</Text>
        <Text>{messages.notGuaranteedWhy}</Text>
      </Notice>
    </Grid>
  );
}
