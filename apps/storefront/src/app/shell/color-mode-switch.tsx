import { currentColorMode, showColorMode, type ColorMode } from '@shop/design/color-mode';
import { Button } from '@shop/design/ui/elements';
import { MoonIcon, SunIcon } from '@shop/design/ui/subject-icons';
import { useState } from 'react';
import { browserStorage } from '../../shared/storage/shop-storage.ts';
import { shellMessages } from './shell.messages.ts';

/** Toggles light and dark; until then the system's mode applies (startup/before-paint.js). */
export function ColorModeSwitch() {
  const [mode, setMode] = useState(currentColorMode);
  const next: ColorMode = mode === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        showColorMode(next);
        browserStorage().write('colorMode', next);
        setMode(next);
      }}
    >
      {next === 'dark' ? <MoonIcon /> : <SunIcon />}
      <span>{next === 'dark' ? shellMessages.colorModeDark : shellMessages.colorModeLight}</span>
    </Button>
  );
}
