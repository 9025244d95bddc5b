import { css, cx } from '@shop/design/styled-system/css';
import type { PointerEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cardText, goodsCard } from './goods-card.styles.ts';

export interface GoodsCardProps {
  of: keyof typeof cardText;
  picture: ReactNode;
  shelf: string;
  /** Where the shelf's name leads. */
  shelfTo?: string;
  title: string;
  to: string;
  /** The title's heading level. */
  level?: 2 | 3 | undefined;
  /** Below the title. */
  children: ReactNode;
  /** The button, passed in by the page: the cart's. */
  action: ReactNode;
  onPointerEnter?: PointerEventHandler;
  /** Its link is pointed at, touched or focused. */
  onLinkReached?: () => void;
}

/** A product's or offer's card: picture, category, title, price, action. */
export function GoodsCard({
  of,
  picture,
  shelf,
  shelfTo,
  title,
  to,
  level = 2,
  children,
  action,
  onPointerEnter,
  onLinkReached,
}: GoodsCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={cx('group', goodsCard.root)} onPointerEnter={onPointerEnter}>
      <div className={goodsCard.picture}>{picture}</div>
      <div className={css(cardText[of])}>
        <p className={goodsCard.shelf}>
          {shelfTo ? (
            <Link className={cx(goodsCard.shelfName, goodsCard.shelfLink)} to={shelfTo}>
              {shelf}
            </Link>
          ) : (
            <span className={goodsCard.shelfName}>{shelf}</span>
          )}
        </p>
        <Title className={goodsCard.title} title={title}>
          <Link to={to} onPointerEnter={onLinkReached} onFocus={onLinkReached}>
            {title}
          </Link>
        </Title>
        {children}
      </div>
      <div className={goodsCard.action}>{action}</div>
    </article>
  );
}
