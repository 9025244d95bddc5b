import '@shop/design/fonts';
import { ChakraProvider } from '@chakra-ui/react';
import { showColorMode } from '@shop/design/color-mode';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { system } from '../system.ts';
import { App } from './app.tsx';
import { chosenColorMode } from './color-choice.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

showColorMode(chosenColorMode());

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <App />
    </ChakraProvider>
  </StrictMode>,
);
