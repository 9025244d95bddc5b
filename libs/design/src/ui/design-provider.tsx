import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

/** The page already has reset and tokens. */
const withoutGlobals = { ...system, _global: [] };

/** Provider of a run-time Chakra component. */
export const DesignProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>
);
