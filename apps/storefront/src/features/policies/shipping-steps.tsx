import { Box, Flex } from '@shop/design/styled-system/jsx';
import { Eyebrow, Muted, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { BoxIcon, TruckIcon } from '@shop/design/ui/subject-icons';
import type { Policy } from './policy.ts';

const icons = [CheckIcon, BoxIcon, TruckIcon];

/** Delivery in three steps: a column on phones, a row on desktops. */
export function ShippingSteps({ steps }: Required<Pick<Policy, 'steps'>>) {
  return (
    <Flex as="ol" listStyleType="none" direction={{ base: 'column', md: 'row' }} mt="8" borderWidth="1px" bg="bg.panel">
      {steps.map(({ when, title, text }, index) => {
        const StepIcon = icons[index] ?? BoxIcon;
        return (
          <Box
            as="li"
            key={title}
            flex="1"
            p="5"
            borderTopWidth={{ base: index > 0 ? '1px' : '0', md: '0' }}
            borderInlineStartWidth={{ base: '0', md: index > 0 ? '1px' : '0' }}
          >
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
    </Flex>
  );
}
