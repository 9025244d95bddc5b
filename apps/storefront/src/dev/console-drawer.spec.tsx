import { act, screen } from '@testing-library/react';
import { showConsole } from './console-drawer.tsx';

it('the console’s drawer brings no styles for the elements of the shop', async () => {
  act(() => showConsole('default'));
  await screen.findByRole('button', { name: 'Mock API' });

  const selectors = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => (rule as CSSStyleRule).selectorText),
  );
  expect(selectors).not.toContain('*');
});
