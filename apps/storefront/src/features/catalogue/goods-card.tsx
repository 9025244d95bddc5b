import { css, cx } from '@shop/design/styled-system/css';
import type { PointerEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cardText, goodsCard } from './goods-card.styles.ts';

export interface GoodsCardProps {
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

export function GoodsCard({
  of,
  picture,
  badge,
  category,
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
      <div className={goodsCard.picture}>
        {picture}
        {badge && <p className={goodsCard.badge}>{badge}</p>}
      </div>
      <div className={css(cardText[of])}>
        <p className={goodsCard.category}>{category}</p>
        <Title className={goodsCard.title}>
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
