import { css } from '@shop/design/styled-system/css';
import { Box } from '@shop/design/styled-system/jsx';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { pageImages } from '@shop/domain/catalogue/product-images';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { productPictureUrl } from '../../shared/portal.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

const loadViewer = () => import('./picture-viewer.tsx');

const PHONE_WIDTH = 'min(38.4svh, 16.8rem, 70vw)';

/** A slide is as wide as the column; on phones as high as leaves room for title and price. */
const slide = css({
  flex: '0 0 auto',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 'l3',
  bg: 'bg.subtle',
  scrollSnapAlign: 'start',
  cursor: 'zoom-in',
  // The strip cuts off what is outside.
  _focusVisible: { outlineOffset: '-3px' },
});

const strip = css({
  display: 'flex',
  gap: '2',
  minW: '0',
  gridColumn: { lg: '-2' },
  gridRow: { lg: '1' },
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
});

/** Beside the strip, on phones at its lower edge; on tablets below it. */
const thumbnails = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row', lg: 'column' },
  gap: { base: '2', md: '3' },
  '& > :first-child': { mt: { mdDown: 'auto' } },
  // Beside the strip as high as it, however many they are.
  height: { base: '0', md: 'auto', lg: '0' },
  minH: { base: 'full', md: 'auto', lg: 'full' },
  overflow: 'auto',
  _print: { display: 'none' },
});

const thumbnail = css({
  display: 'block',
  flex: '0 0 auto',
  width: '20',
  maxW: 'full',
  overflow: 'hidden',
  borderRadius: 'l2',
  borderWidth: '2px',
  borderColor: 'border',
  _pressed: { borderColor: 'leaf.solid' },
  cursor: 'pointer',
});

interface GalleryFrameProps {
  slides: readonly ReactNode[];
  thumbnails?: ReactNode;
  stripRef?: Ref<HTMLDivElement>;
  onScroll?: (strip: HTMLElement) => void;
}

/** The pictures in a strip to swipe, with their thumbnails. */
export const GalleryFrame = ({ slides, thumbnails: small, stripRef, onScroll }: GalleryFrameProps) => (
  <Box
    display="grid"
    gap={{ base: '2', md: '3' }}
    gridTemplateColumns={{
      base: small ? `minmax(0, ${PHONE_WIDTH}) minmax(24px, 1fr)` : PHONE_WIDTH,
      md: 'minmax(0, 1fr)',
      lg: small ? '5rem minmax(0, 1fr)' : 'minmax(0, 1fr)',
    }}
    minW="0"
  >
    <div className={strip} ref={stripRef} onScroll={({ currentTarget }) => onScroll?.(currentTarget)}>
      {slides}
    </div>
    {small}
  </Box>
);

export const GallerySlide = ({ children }: { children: ReactNode }) => <div className={slide}>{children}</div>;

/** How far the strip scrolls: in even steps, since its last slides may not reach its start. */
const roomOf = (strip: HTMLElement | null) => (strip ? strip.scrollWidth - strip.clientWidth : 0);

/** The pictures of a product, the one of its page first; a press shows one full screen. */
export function ProductGallery({ images, title }: { images: string; title: string }) {
  const pictures = pageImages(images);
  const [current, setCurrent] = useState(0);
  const { item: enlarged = 0, isOpen, open, close } = useDialogOf<number>();
  const strip = useRef<HTMLDivElement>(null);
  const count = pictures.length;

  const show = (index: number) => {
    const { current: element } = strip;
    const room = roomOf(element);
    if (element && room > 0) element.scrollLeft = (index / (count - 1)) * room;
    else setCurrent(index);
  };
  const enlarge = (index: number) => {
    open(index);
    show(index);
  };

  return (
    <div>
      <GalleryFrame
        stripRef={strip}
        onScroll={(element) => setCurrent(Math.round((element.scrollLeft / roomOf(element)) * (count - 1)))}
        slides={(count > 0 ? pictures : ['']).map((picture, index) => (
          <button
            type="button"
            key={index}
            className={slide}
            aria-label={catalogueMessages.enlargePicture(index + 1, count)}
            aria-haspopup="dialog"
            disabled={count === 0}
            onClick={() => enlarge(index)}
          >
            <Picture
              src={picture && productPictureUrl(picture)}
              alt={title}
              sizes="(min-width: 1024px) 640px, (min-width: 768px) 50vw, 269px"
              isFirstView={index === 0}
            />
          </button>
        ))}
        thumbnails={
          count > 1 && (
            <ul className={thumbnails} aria-label={catalogueMessages.pictures}>
              {pictures.map((picture, index) => (
                <li key={index}>
                  <button
                    type="button"
                    className={thumbnail}
                    aria-pressed={index === current}
                    aria-label={catalogueMessages.showPicture(index + 1, count)}
                    onClick={() => show(index)}
                  >
                    <Picture src={productPictureUrl(picture)} alt="" sizes="80px" />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      />
      <Lazy load={loadViewer} isWanted={isOpen} onFailure={close}>
        {({ PictureViewer }) => (
          <PictureViewer
            isOpen={isOpen}
            onClose={close}
            title={title}
            pictures={pictures}
            current={enlarged}
            onShow={enlarge}
            focusAfter={() => strip.current?.querySelectorAll('button').item(enlarged) ?? null}
          />
        )}
      </Lazy>
    </div>
  );
}
