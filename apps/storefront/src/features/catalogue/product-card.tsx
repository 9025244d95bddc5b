import { css, cx } from '@shop/design/styled-system/css';
import { packSize } from '@shop/domain/catalogue/pack';
import { imagePaths } from '@shop/domain/catalogue/product-images';
import { benefitLine } from '@shop/domain/catalogue/sentences';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { useState, type PointerEvent, type PointerEventHandler, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { productPictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { catalogueApi, type ListedProduct } from './catalogue.api.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import { CARD_SIZES, cardText, goodsCard } from './goods-card.styles.ts';

export interface ProductCardProps extends Pick<GoodsCardProps, 'level'> {
  product: ListedProduct;
  action: ReactNode;
  isFirstView?: boolean;
  /** Without its benefit, in a narrow column. */
  isBrief?: boolean;
}

/** A product card. On hover it loads and shows the plant, and its link prefetches the product. */
export function ProductCard({ product, level, action, isFirstView = false, isBrief = false }: ProductCardProps) {
  const [pack, botanical] = imagePaths(product.images);
  const [hasBeenHovered, setHovered] = useState(false);
  const prefetch = catalogueApi.usePrefetch('getProduct');
  return (
    <GoodsCard
      of={isBrief ? 'brief' : 'product'}
      category={product.category_name}
      title={product.product_title}
      to={paths.product(product.product_slug)}
      level={level}
      onPointerEnter={({ pointerType }: PointerEvent) => setHovered(hasBeenHovered || pointerType === 'mouse')}
      onLinkReached={() => isSavingData() || prefetch(product.product_slug)}
      picture={
        <>
          <Picture src={productPictureUrl(pack ?? '')} sizes={CARD_SIZES} isFirstView={isFirstView} />
          {botanical && hasBeenHovered && (
            <div className={goodsCard.otherPicture} aria-hidden="true">
              <Picture src={productPictureUrl(botanical)} sizes={CARD_SIZES} />
            </div>
          )}
        </>
      }
      badge={product.offer_image ? catalogueMessages.inOffer : undefined}
      action={action}
    >
      <p className={goodsCard.prices}>
        <span className={goodsCard.price} translate="no">
          {formatApiRupees(product.product_price)}
        </span>
        <span className={goodsCard.size}>{packSize(product)}</span>
      </p>
      {!isBrief && <p className={cx(goodsCard.note, goodsCard.benefit)}>{benefitLine(product.product_desc)}</p>}
    </GoodsCard>
  );
}

/** The frame of product and offer cards. */
interface GoodsCardProps {
  of: keyof typeof cardText;
  picture: ReactNode;
  /** On the picture: that it costs less, or how much. */
  badge?: string | undefined;
  category: string;
  title: string;
  to: string;
  level?: 2 | 3 | undefined;
  children: ReactNode;
  action: ReactNode;
  onPointerEnter?: PointerEventHandler;
  onLinkReached?: () => void;
}

export function GoodsCard({ of, level = 2, onPointerEnter, onLinkReached, ...card }: GoodsCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={cx('group', goodsCard.root)} onPointerEnter={onPointerEnter}>
      <div className={goodsCard.picture}>
        {card.picture}
        {card.badge && <p className={goodsCard.badge}>{card.badge}</p>}
      </div>
      <div className={css(cardText[of])}>
        <p className={goodsCard.category}>{card.category}</p>
        <Title className={goodsCard.title}>
          <Link to={card.to} onPointerEnter={onLinkReached} onFocus={onLinkReached}>
            {card.title}
          </Link>
        </Title>
        {card.children}
      </div>
      <div className={goodsCard.action}>{card.action}</div>
    </article>
  );
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
