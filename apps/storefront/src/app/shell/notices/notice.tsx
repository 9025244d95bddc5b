import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A line about the shop itself, quieter than a toast. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex
      align="center"
      justify="center"
      wrap="wrap"
      columnGap="6"
      rowGap="1"
      px={{ base: '4', sm: '6' }}
      py="2"
      bg="bg.panel"
      color="fg"
      borderTopWidth="1px"
      borderTopColor="border"
      borderInlineStartWidth="4px"
      borderInlineStartColor="turmeric.solid"
    >
      <Text textStyle="sm">{text}</Text>
      {children}
    </Flex>
  );
}
