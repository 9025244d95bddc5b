import { Portal } from '@ark-ui/react/portal';
import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, HStack } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '@shop/design/ui/icons';
import { CloseButton, Dialog } from '@shop/design/ui/overlays';
import { useDialogRoot, type DialogProps } from '@shop/design/use-dialog-root';
import { useCallback, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { productPictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

const MAX_SCALE = 4;
/** After zooming out the scale is 1 but for rounding. */
const WHOLE_BELOW = 1.01;
/** Of a double press. */
const DOUBLE_SCALE = 2.5;
/** A shorter movement is a press, not a swipe, in px. */
const SWIPE_THRESHOLD = 40;

interface PictureViewerProps extends DialogProps {
  title: string;
  pictures: readonly string[];
  current: number;
  onShow: (index: number) => void;
}

const content = css.raw({
  width: '100vw',
  maxW: '100vw',
  height: '100dvh',
  maxH: '100dvh',
  my: '0',
  borderRadius: '0',
  bg: 'bg',
  overflow: 'hidden',
});

/** A product's pictures in the whole window: to pinch, swipe and double-press, with buttons and keys for the same. */
export default function PictureViewer({ title, pictures, current, onShow, ...dialog }: PictureViewerProps) {
  const zoom = useRef<PanzoomObject>(null);
  const swipeFrom = useRef<number>(null);
  const count = pictures.length;
  const go = (by: number) => {
    if (count < 2) return;
    zoom.current?.reset({ animate: false });
    onShow((current + by + count) % count);
  };
  const attachZoom = useCallback((stage: HTMLDivElement) => {
    const panzoom = Panzoom(stage, {
      minScale: 1,
      maxScale: MAX_SCALE,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      // Its own also keeps the event from React.
      handleStartEvent: (event) => event.preventDefault(),
    });
    zoom.current = panzoom;
    stage.addEventListener('wheel', panzoom.zoomWithWheel, { passive: false });
    return () => panzoom.destroy();
  }, []);
  const isWhole = () => (zoom.current?.getScale() ?? 1) < WHOLE_BELOW;
  const beginSwipe = ({ isPrimary, clientX }: PointerEvent) => {
    swipeFrom.current = isPrimary && isWhole() ? clientX : null;
  };
  const endSwipe = ({ clientX }: PointerEvent) => {
    const distance = swipeFrom.current === null || !isWhole() ? 0 : clientX - swipeFrom.current;
    swipeFrom.current = null;
    if (Math.abs(distance) > SWIPE_THRESHOLD) go(distance < 0 ? 1 : -1);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
    if (key === '+' || key === '=') zoom.current?.zoomIn();
    if (key === '-') zoom.current?.zoomOut();
  };

  return (
    <Dialog.Root {...useDialogRoot(dialog)} size="md">
      <Portal>
        <Dialog.Positioner css={{ p: '0' }}>
          <Dialog.Content css={content} onKeyDown={press}>
            <Flex align="center" gap="3" ps="5" pe="2" minH="14">
              <Dialog.Title textStyle="h3" truncate flex="1" minW="0">
                {title}
              </Dialog.Title>
              <Dialog.CloseTrigger asChild position="static">
                <CloseButton />
              </Dialog.CloseTrigger>
            </Flex>
            <Box flex="1" minH="0" overflow="hidden">
              <Box
                ref={attachZoom}
                height="full"
                display="grid"
                placeItems="center"
                containerType="size"
                onPointerDown={beginSwipe}
                onPointerUp={endSwipe}
                onDoubleClick={({ nativeEvent }) =>
                  isWhole()
                    ? zoom.current?.zoomToPoint(DOUBLE_SCALE, nativeEvent, { animate: true })
                    : zoom.current?.reset()
                }
              >
                <Box width="min(100cqw, 80cqh)">
                  {/* Twice the window, since it is there to be looked at closely. */}
                  <Picture src={productPictureUrl(pictures[current] ?? '')} alt={title} sizes="200vw" isFirstView />
                </Box>
              </Box>
            </Box>
            <Flex justify="center" align="center" gap="6" py="2" pb="calc(0.5rem + env(safe-area-inset-bottom))">
              {count > 1 && (
                <HStack gap="1">
                  <IconButton aria-label={catalogueMessages.previousPicture} onClick={() => go(-1)}>
                    <ChevronLeftIcon />
                  </IconButton>
                  <Text role="status" textStyle="price" minW="12" textAlign="center">
                    {`${current + 1} / ${count}`}
                  </Text>
                  <IconButton aria-label={catalogueMessages.nextPicture} onClick={() => go(1)}>
                    <ChevronRightIcon />
                  </IconButton>
                </HStack>
              )}
              <HStack gap="1">
                <IconButton aria-label={catalogueMessages.zoomOut} onClick={() => zoom.current?.zoomOut()}>
                  <MinusIcon />
                </IconButton>
                <IconButton aria-label={catalogueMessages.zoomIn} onClick={() => zoom.current?.zoomIn()}>
                  <PlusIcon />
                </IconButton>
              </HStack>
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
