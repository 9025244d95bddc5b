import { Box, Flex, Grid, Stack } from '@shop/design/styled-system/jsx';
import { H2, Text } from '@shop/design/ui/elements';
import { AlertIcon, ClockIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
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
      <Notice icon={<ClockIcon />} title={messages.payoutsTitle}>
        {messages.payouts}
      </Notice>
      <Notice icon={<AlertIcon />} title={messages.notGuaranteed} isWarning>
        {messages.notGuaranteedWhy}
      </Notice>
    </Grid>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  isWarning?: boolean;
  children: ReactNode;
}

function Notice({ icon, title, isWarning = false, children }: NoticeProps) {
  return (
    <Flex gap="4" bg={isWarning ? 'turmeric.subtle' : 'bg.subtle'} p={{ base: '5', md: '6' }} borderRadius="l2">
      <Box color={isWarning ? 'turmeric.fg' : 'leaf.fg'} fontSize="xl" flexShrink="0" pt="0.5">
        {icon}
      </Box>
      <Box lineHeight="1.6" minW="0" overflowWrap="anywhere">
        <Text fontWeight="600">{title}</Text>
        <Text>{children}</Text>
      </Box>
    </Flex>
  );
}
