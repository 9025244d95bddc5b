import '@shop/design/fonts';
import { ChakraProvider } from '@chakra-ui/react';
import { showColorMode, type ColorMode } from '@shop/design/color-mode';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { system } from '../system.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

/** The storefront's key: on its origin, both have the same appearance. */
const STORAGE_KEY = 'colorMode';

/** The stored choice, else the system's. */
function chosenColorMode(): ColorMode {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? (isDark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';
  } catch {
    return isDark ? 'dark' : 'light';
  }
}

showColorMode(chosenColorMode());

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <App />
    </ChakraProvider>
  </StrictMode>,
);
