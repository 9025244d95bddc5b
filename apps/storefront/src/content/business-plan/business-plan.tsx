import { Flex, HStack, Stack } from '@shop/design/styled-system/jsx';
import { H2, Muted } from '@shop/design/ui/elements';
import { ButtonLink } from '../../shared/ui/links.ts';
import { closing, opening } from './business-plan.content.ts';
import { BusinessOpening } from './business-opening.tsx';
import { IncomeTiles } from './income-tiles.tsx';
import { PlanText } from './plan-text.tsx';

/** The business opportunity: features, what it is, the plan, the twelve income types (specification, sections 1 and 2). */
export function BusinessPlan() {
  return (
    <Stack gap={{ base: '12', md: '20' }}>
      <BusinessOpening />
      <PlanText />
      <IncomeTiles />
      <Flex
        justify="space-between"
        align={{ base: 'flex-start', md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
        gap="6"
        bg="bg.subtle"
        borderWidth="1px"
        px={{ base: '6', md: '10' }}
        py={{ base: '8', md: '10' }}
      >
        <Stack gap="2" maxW="min(52ch, 100%)">
          <H2>{closing.title}</H2>
          <Muted>{closing.text}</Muted>
        </Stack>
        <HStack gap="3" flexWrap="wrap">
          <ButtonLink to={opening.register.to}>{opening.register.label}</ButtonLink>
          <ButtonLink to={opening.contact.to} variant="outline">
            {opening.contact.label}
          </ButtonLink>
        </HStack>
      </Flex>
    </Stack>
  );
}
