import { createToaster, Icon, Portal, Stack, Toast as ChakraToast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { DesignProvider } from '@shop/design/ui/design-provider';
import { CheckIcon } from '@shop/design/ui/icons';
import { AlertIcon, InfoIcon } from '@shop/design/ui/subject-icons';
import { useEffect } from 'react';
import { connectToaster, type Toast } from './notify.ts';

const toaster = createToaster({ placement: 'top', max: 3, overlap: false, gap: 12 });

const icons = { success: CheckIcon, info: InfoIcon, warning: AlertIcon, error: AlertIcon } as const;
const grounds = { success: 'leaf', info: 'gray', warning: 'turmeric', error: 'clay' } as const;

const isKind = (type: string | undefined): type is keyof typeof icons => type !== undefined && type in icons;

const newestOfGroup = new Map<string, string>();

const show = ({ group, ...toast }: Toast) => {
  const earlier = group && newestOfGroup.get(group);
  if (earlier) toaster.remove(earlier);
  const id = toaster.create({ ...toast, closable: true });
  if (group) newestOfGroup.set(group, id);
};

/** The toaster: at the top, each toast closable, announced to screen readers by its live region. */
export function Toaster() {
  useEffect(() => {
    // Chakra's toaster subscribes in a microtask after its first render; earlier toasts would be lost.
    let disconnect: (() => void) | undefined;
    let isGone = false;
    queueMicrotask(() => {
      if (!isGone) disconnect = connectToaster(show);
    });
    return () => {
      isGone = true;
      disconnect?.();
      toaster.remove();
    };
  }, []);

  return (
    // Outside the page's root, which an open dialog hides from screen readers.
    <DesignProvider>
      <Portal>
        <ChakraToaster toaster={toaster} insetInline="4">
          {(toast) => {
            const kind = isKind(toast.type) ? toast.type : 'info';
            return (
              <ChakraToast.Root
                width={{ base: 'full', sm: '26rem' }}
                bg="bg.panel"
                color="fg"
                borderWidth="1px"
                borderColor="border"
                borderInlineStartWidth="4px"
                borderInlineStartColor={`${grounds[kind]}.solid`}
                boxShadow="lg"
                alignItems="flex-start"
              >
                <Icon as={icons[kind]} boxSize="5" mt="0.5" color={`${grounds[kind]}.fg`} />
                <Stack gap="1" flex="1" minW="0">
                  {toast.title && <ChakraToast.Title whiteSpace="pre-wrap">{toast.title}</ChakraToast.Title>}
                  {toast.description && (
                    <ChakraToast.Description color="fg.muted" opacity="1">
                      {toast.description}
                    </ChakraToast.Description>
                  )}
                  {toast.action && (
                    <ChakraToast.ActionTrigger alignSelf="flex-start" minH="11" px="4" mt="1">
                      {toast.action.label}
                    </ChakraToast.ActionTrigger>
                  )}
                </Stack>
                <ChakraToast.CloseTrigger aria-label="Close this message" />
              </ChakraToast.Root>
            );
          }}
        </ChakraToaster>
      </Portal>
    </DesignProvider>
  );
}
