import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SwitchRowProps {
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
  /** What it switches; its accessible name. */
  children: ReactNode;
}

/** A full-width switch. */
export function SwitchRow({ isOn, isDisabled = false, onToggle, children }: SwitchRowProps) {
  return (
    <chakra.button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={onToggle}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      minH="12"
      px="3"
      py="2"
      textAlign="start"
      cursor="pointer"
      borderRadius="l2"
      bg={isOn ? 'leaf.subtle' : 'transparent'}
      _hover={{ bg: isOn ? 'leaf.muted' : 'bg.subtle' }}
      _disabled={{ opacity: 0.6, cursor: 'default' }}
    >
      <Box flex="1" minW="0">
        {children}
      </Box>
      <Box
        aria-hidden="true"
        flex="none"
        w="10"
        h="6"
        p="0.5"
        borderRadius="full"
        borderWidth="2px"
        borderColor={isOn ? 'leaf.solid' : 'control'}
        bg={isOn ? 'leaf.solid' : 'bg.panel'}
      >
        <Box
          boxSize="4"
          borderRadius="full"
          bg={isOn ? 'leaf.contrast' : 'control'}
          transform={isOn ? 'translateX(1rem)' : 'none'}
          transition="transform 120ms"
        />
      </Box>
    </chakra.button>
  );
}
