import '@shop/design/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { makeRouter } from './app/router.tsx';
import { makeStore } from './app/store.ts';
import { browserStorage } from './shared/storage/shop-storage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// Never in the published bundle: the build refuses it there.
if (import.meta.env.DEV) (await import('./dev/begin.tsx')).beginDevelopment();

const storage = browserStorage();

createRoot(root).render(
  <StrictMode>
    <App store={makeStore({ storage })} storage={storage} router={makeRouter()} />
  </StrictMode>,
);
