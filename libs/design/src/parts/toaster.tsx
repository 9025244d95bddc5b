import { Box, Flex, Stack } from '../../styled-system/jsx/index.js';
import { Button, IconButton, Muted, Text } from '../ui/elements.tsx';
import { CheckIcon, CloseIcon } from '../ui/icons.tsx';
import { AlertIcon, InfoIcon } from '../ui/subject-icons.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dialogMessages } from '../dialog.messages.ts';
import { closeToast, TOASTS_ID, toastStore, type OpenToast } from '../toasts.ts';

/** Toasts shown at once; further ones wait. */
const MAX = 3;
const NONE: readonly OpenToast[] = [];

const looks = {
  success: { Icon: CheckIcon, colorPalette: 'leaf' },
  info: { Icon: InfoIcon, colorPalette: 'gray' },
  warning: { Icon: AlertIcon, colorPalette: 'turmeric' },
  error: { Icon: AlertIcon, colorPalette: 'clay' },
} as const;

/**
 * The toasts, in the live region of `index.html`: it exists before the first toast, and outside the page's root, which an
 * open dialog hides from screen readers. They stand below the title and close button of a drawer.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.now, () => NONE);
  const region = toasts.length > 0 && document.getElementById(TOASTS_ID);

  return region
    ? createPortal(
        <Stack
          position="fixed"
          zIndex="toast"
          top="calc(var(--shop-toasts-top, 5rem) + env(safe-area-inset-top))"
          insetInline="4"
          align="center"
          gap="3"
          pointerEvents="none"
        >
          {toasts.slice(0, MAX).map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </Stack>,
        region,
      )
    : null;
}

function ToastCard({ toast: { id, type, title, description, duration, action } }: { toast: OpenToast }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const left = useRef(duration);
  const { Icon, colorPalette } = looks[type];
  const close = () => closeToast(id);

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
      gap="3"
      ps="5"
      pe="2"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor="colorPalette.solid"
      borderRadius="l2"
      boxShadow="lg"
      pointerEvents="auto"
      animation="fade-in 200ms"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Box color="colorPalette.fg" fontSize="xl" pt="2.5">
        <Icon />
      </Box>
      <Stack gap="1" flex="1" minW="0" py="2.5" textStyle="sm">
        <Text fontWeight="600" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {title}
        </Text>
        {description && <Muted>{description}</Muted>}
        {action && (
          <Button
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            onClick={() => {
              close();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </Stack>
      <IconButton size="sm" variant="ghost" aria-label={dialogMessages.closeToast} onClick={close}>
        <CloseIcon />
      </IconButton>
    </Flex>
  );
}
