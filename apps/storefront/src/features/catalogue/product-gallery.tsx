import { css } from '@shop/design/styled-system/css';
import { Box } from '@shop/design/styled-system/jsx';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { pageImages } from '@shop/domain/catalogue/product-images';
import { useRef, useState } from 'react';
import { productPictureUrl } from '../../shared/portal.ts';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { WHOLE_PHONE, Picture } from '../../shared/ui/picture.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

const PictureViewer = lazyDialog(() => import('./picture-viewer.tsx'));

/** As wide as the column; on phones a square, which leaves room for title and price, on desktops no higher than the window. */
export const slide = css({
  flex: '0 0 auto',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 'l3',
  bg: 'bg.subtle',
  scrollSnapAlign: 'start',
  cursor: 'zoom-in',
  // The strip cuts off what is outside.
  _focusVisible: { outlineOffset: '-3px' },
  '& > *': { aspectRatio: { mdDown: '1' }, maxH: { lg: 'max(20rem, 100svh - 13rem)' } },
});

const strip = css({
  display: 'flex',
  gap: '2',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
});

/** At the lower edge of the picture. */
const thumbnails = css({
  position: 'absolute',
  bottom: '2',
  insetStart: '2',
  // Room for the focus.
  p: '1',
  display: 'flex',
  gap: '2',
  maxW: 'calc(100% - 1rem)',
  overflowX: 'auto',
  _print: { display: 'none' },
});

const thumbnail = css({
  display: 'block',
  width: { base: '11', md: '16' },
  overflow: 'hidden',
  borderRadius: 'l2',
  borderWidth: '2px',
  borderColor: 'border',
  _pressed: { borderColor: 'leaf.solid' },
  cursor: 'pointer',
});

/** How far the strip scrolls, in even steps, since its last slides may not reach its start; below 0 from right to left. */
function roomOf(strip: HTMLElement | null): number {
  if (!strip) return 0;
  const room = strip.scrollWidth - strip.clientWidth;
  return getComputedStyle(strip).direction === 'rtl' ? -room : room;
}

/** The pictures of a product in a strip to swipe, the one of its page first; a press shows one full screen. */
export function ProductGallery({ images, title }: { images: string; title: string }) {
  const pictures = pageImages(images);
  const [current, setCurrent] = useState(0);
  const { item: enlarged = 0, open, dialog } = useDialogOf<number>();
  const ref = useRef<HTMLDivElement>(null);
  const count = pictures.length;

  const show = (index: number) => {
    const room = roomOf(ref.current);
    if (ref.current && room !== 0) ref.current.scrollLeft = (index / (count - 1)) * room;
    else setCurrent(index);
  };
  const enlarge = (index: number) => {
    open(index);
    show(index);
  };

  return (
    <Box position="relative">
      <div
        className={strip}
        ref={ref}
        onScroll={({ currentTarget: { scrollLeft } }) =>
          setCurrent(Math.round((scrollLeft / roomOf(ref.current)) * (count - 1)))
        }
      >
        {(count > 0 ? pictures : ['']).map((picture, index) => (
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
              sizes={`(min-width: 1024px) 640px, (min-width: 768px) 50vw, ${WHOLE_PHONE}`}
              isFirstView={index === 0}
            />
          </button>
        ))}
      </div>
      {count > 1 && (
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
                <Picture src={productPictureUrl(picture)} ratio={1} sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureViewer
        {...dialog}
        title={title}
        pictures={pictures}
        current={enlarged}
        onShow={enlarge}
        focusAfter={() => ref.current?.querySelectorAll('button').item(enlarged) ?? null}
      />
    </Box>
  );
}
