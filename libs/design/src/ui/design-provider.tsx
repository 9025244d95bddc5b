import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

/** The page has the reset and the tokens already. */
const withoutGlobals = { ...system, _global: [] };

/** Around a part that Chakra draws on demand, in a page whose own styles are static. */
export const DesignProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>
);
