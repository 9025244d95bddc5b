import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { css } from '../../styled-system/css/index.js';
import { Box, Flex, Stack, styled } from '../../styled-system/jsx/index.js';
import { dialogMessages } from '../dialog.messages.ts';
import { closeToast, TOASTS_ID, toastStore, type OpenToast } from '../toasts.ts';
import { Button, IconButton, Muted, Text } from '../ui/elements.tsx';
import { CheckIcon, CloseIcon } from '../ui/icons.tsx';
import { AlertIcon, InfoIcon } from '../ui/subject-icons.tsx';

/** Toasts shown at once; further ones wait. */
const MAX = 3;

const looks = {
  success: { Icon: CheckIcon, colorPalette: 'leaf' },
  info: { Icon: InfoIcon, colorPalette: 'gray' },
  warning: { Icon: AlertIcon, colorPalette: 'turmeric' },
  error: { Icon: AlertIcon, colorPalette: 'clay' },
} as const;

/** Bars at the foot of the screen, or of a drawer over it, set the variables to their height. */
const foot =
  'calc(min(var(--shop-drawer-foot, var(--shop-toasts-bottom, 1rem)), 50dvh) + var(--shop-notices-height, 0px) + env(safe-area-inset-bottom))';

const stack = css.raw({
  position: 'fixed',
  zIndex: 'toast',
  insetInline: 'min(1rem, 4.2vw)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  pointerEvents: 'none',
});
/** A mouse holds a toast, to read on; taps reach the field below it. */
const pressable = css.raw({
  '& button': { pointerEvents: 'auto' },
  '@media (hover: hover)': { pointerEvents: 'auto' },
});
/** Over the header, above any title. */
const top = css.raw({ top: 'calc(0.75rem + env(safe-area-inset-top))' });
const bottom = css.raw({ bottom: foot, alignItems: { base: 'center', md: 'flex-start' } });

/**
 * The toasts, in the live region of `index.html`: it exists before the first toast, and outside the page's root, which an
 * open dialog hides from screen readers. They stand at the foot of the screen, on the left where drawers are on the right.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.now, toastStore.now);
  const region = toasts.length > 0 && document.getElementById(TOASTS_ID);
  if (!region) return null;

  const shown = toasts.slice(0, MAX);
  const cards = (isOnTop: boolean) =>
    shown.flatMap((toast) => ((toast.place === 'top') === isOnTop ? [<ToastCard key={toast.id} toast={toast} />] : []));
  return createPortal(
    <>
      <styled.div css={css.raw(stack, top)}>{cards(true)}</styled.div>
      <styled.div css={css.raw(stack, bottom)}>{cards(false)}</styled.div>
    </>,
    region,
  );
}

function ToastCard({ toast: { id, type, title, description, duration, action } }: { toast: OpenToast }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const left = useRef(duration);
  const { Icon, colorPalette } = looks[type];
  const close = () => {
    // The pressed button goes.
    if (isFocused) document.querySelector('main')?.focus({ preventScroll: true });
    closeToast(id);
  };

  useEffect(() => {
    if (isHeld || left.current === Infinity) return;
    const start = Date.now();
    const timer = setTimeout(() => closeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [id, isHeld]);

  return (
    <Flex
      colorPalette={colorPalette}
      width={{ base: 'full', sm: '26rem' }}
      align="flex-start"
      // With large letters the room is the text's.
      gap="min(0.75rem, 3.2vw)"
      ps="min(1.25rem, 5.2vw)"
      pe="2"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor="colorPalette.solid"
      borderRadius="l2"
      boxShadow="lg"
      css={pressable}
      animation="fade-in 200ms"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Box color="colorPalette.fg" fontSize="xl" pt="2.5">
        <Icon />
      </Box>
      <Flex flex="1" minW="0" wrap="wrap" columnGap="4" textStyle="sm">
        <Stack gap="1" flex="1 1 10rem" minW="0" py="2.5">
          <Text fontWeight="600" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {title}
          </Text>
          {description && <Muted>{description}</Muted>}
        </Stack>
        {action && (
          <Button
            size="sm"
            variant="plain"
            colorPalette="leaf"
            px="0"
            data-action=""
            onClick={({ detail }) => {
              // The rest of a double click on what stood here before.
              if (detail > 1) return;
              close();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </Flex>
      <IconButton size="sm" ms="-2" aria-label={dialogMessages.closeToast} onClick={close}>
        <CloseIcon />
      </IconButton>
    </Flex>
  );
}
