import { Box, Flex, styled } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { businessPlanMessages as messages } from './business-plan.messages.ts';
import type { IncomeTypeCard } from './income-types.content.ts';

interface IncomeTileProps {
  type: IncomeTypeCard;
  number: number;
  onOpen: () => void;
}

/** One income type: its number, its percentage, its name. */
export function IncomeTile({ type, number, onOpen }: IncomeTileProps) {
  return (
    <styled.button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      display="flex"
      flexDirection="column"
      alignItems="stretch"
      textAlign="start"
      width="full"
      height="full"
      minH={{ base: '11rem', md: '13rem' }}
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      cursor="pointer"
      transition="background-color 0.2s"
      className="group"
      _hover={{ bg: 'leaf.subtle' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Flex as="span" justify="space-between" align="center" color="fg.muted">
        <Text as="span" textStyle="price" fontSize="sm" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </Text>
        <Box as="span" color="leaf.fg" opacity={{ lg: 0 }} _groupHover={{ opacity: 1 }} transition="opacity 0.2s">
          <ArrowRightIcon />
        </Box>
      </Flex>
      <Text as="span" mt="auto" minH="5" fontSize="sm" color="fg.muted">
        {type.isUpperLimit && messages.upTo}
      </Text>
      <Text as="span" textStyle="heading" fontSize={{ base: '3rem', md: '3.75rem' }} lineHeight="1" color="leaf.fg">
        {messages.percent(type.percent)}
      </Text>
      <Text as="span" pt="2" fontWeight="600" lineHeight="1.35" minH={{ base: '3.2em', md: '0' }}>
        {type.title}
      </Text>
    </styled.button>
  );
}
