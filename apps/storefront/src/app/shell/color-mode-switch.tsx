import { Button } from '@chakra-ui/react';
import { MoonIcon, SunIcon } from '@shop/design/ui/icons';
import { useState } from 'react';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { shellMessages } from './shell.messages.ts';

type ColorMode = 'light' | 'dark';

const current = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

const choose = (mode: ColorMode) => {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
  try {
    localStorage.setItem(storageKeys.colorMode, mode);
  } catch {
    // Storage is disabled: the choice holds for this visit.
  }
};

/** Switches between light and dark. The system's choice stands until the shopper makes one (public/color-mode.js). */
export function ColorModeSwitch() {
  const [mode, setMode] = useState(current);
  const next: ColorMode = mode === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        choose(next);
        setMode(next);
      }}
    >
      {next === 'dark' ? <MoonIcon /> : <SunIcon />}
      {next === 'dark' ? shellMessages.colorModeDark : shellMessages.colorModeLight}
    </Button>
  );
}
