import { css } from '@shop/design/styled-system/css';
import { Box, Flex, HStack } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '@shop/design/ui/icons';
import { CloseButton, Dialog } from '@shop/design/ui/overlays';
import { useDialogRoot } from '@shop/design/use-dialog-root';
import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { productPictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

const MAX_SCALE = 4;
/** Of a double press. */
const DOUBLE_SCALE = 2.5;
/** A shorter movement is a press, not a swipe, in px. */
const SWIPE_THRESHOLD = 40;

interface PictureViewerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  pictures: readonly string[];
  current: number;
  onShow: (index: number) => void;
  focusAfter: () => HTMLElement | null;
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
export function PictureViewer({ isOpen, onClose, title, pictures, current, onShow, focusAfter }: PictureViewerProps) {
  const root = useDialogRoot(isOpen, onClose, focusAfter);
  const zoom = useRef<PanzoomObject>(null);
  const count = pictures.length;
  const go = (by: number) => {
    if (count > 1) onShow((current + by + count) % count);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
    if (key === '+' || key === '=') zoom.current?.zoomIn();
    if (key === '-') zoom.current?.zoomOut();
  };

  return (
    <Dialog.Root {...root} size="md">
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
          <ZoomablePicture
            key={current}
            src={productPictureUrl(pictures[current] ?? '')}
            alt={title}
            zoom={zoom}
            onSwipe={go}
          />
          <Flex justify="center" align="center" gap="6" py="2" pb="calc(0.5rem + env(safe-area-inset-bottom))">
            {count > 1 && (
              <HStack gap="1">
                <IconButton variant="ghost" aria-label={catalogueMessages.previousPicture} onClick={() => go(-1)}>
                  <ChevronLeftIcon />
                </IconButton>
                <Text role="status" textStyle="price" minW="12" textAlign="center">
                  {`${current + 1} / ${count}`}
                </Text>
                <IconButton variant="ghost" aria-label={catalogueMessages.nextPicture} onClick={() => go(1)}>
                  <ChevronRightIcon />
                </IconButton>
              </HStack>
            )}
            <HStack gap="1">
              <IconButton
                variant="ghost"
                aria-label={catalogueMessages.zoomOut}
                onClick={() => zoom.current?.zoomOut()}
              >
                <MinusIcon />
              </IconButton>
              <IconButton variant="ghost" aria-label={catalogueMessages.zoomIn} onClick={() => zoom.current?.zoomIn()}>
                <PlusIcon />
              </IconButton>
            </HStack>
          </Flex>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

interface ZoomablePictureProps {
  src: string;
  alt: string;
  zoom: { current: PanzoomObject | null };
  onSwipe: (by: number) => void;
}

function ZoomablePicture({ src, alt, zoom, onSwipe }: ZoomablePictureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const swipeFrom = useRef<number>(null);

  useEffect(() => {
    const element = stage.current!;
    const panzoom = Panzoom(element, { maxScale: MAX_SCALE, contain: 'outside', panOnlyWhenZoomed: true });
    zoom.current = panzoom;
    element.parentElement!.addEventListener('wheel', panzoom.zoomWithWheel, { passive: false });
    return () => panzoom.destroy();
  }, [zoom]);

  const isWhole = () => zoom.current?.getScale() === 1;
  const begin = ({ isPrimary, clientX }: PointerEvent) => {
    swipeFrom.current = isPrimary && isWhole() ? clientX : null;
  };
  const end = ({ clientX }: PointerEvent) => {
    const distance = swipeFrom.current === null || !isWhole() ? 0 : clientX - swipeFrom.current;
    swipeFrom.current = null;
    if (Math.abs(distance) > SWIPE_THRESHOLD) onSwipe(distance < 0 ? 1 : -1);
  };

  return (
    <Box flex="1" minH="0" overflow="hidden">
      <Box
        ref={stage}
        height="full"
        display="grid"
        placeItems="center"
        containerType="size"
        onPointerDown={begin}
        onPointerUp={end}
        onDoubleClick={({ nativeEvent }) =>
          isWhole() ? zoom.current?.zoomToPoint(DOUBLE_SCALE, nativeEvent, { animate: true }) : zoom.current?.reset()
        }
      >
        <Box width="min(100cqw, 80cqh)">
          {/* Twice the window, since it is there to be looked at closely. */}
          <Picture src={src} alt={alt} sizes="200vw" isFirstView />
        </Box>
      </Box>
    </Box>
  );
}
