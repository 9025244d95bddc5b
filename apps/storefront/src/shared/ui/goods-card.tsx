import { chakra } from '@chakra-ui/react';
import type { PointerEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { goodsCardStyles } from './goods-card.styles.ts';

export interface GoodsCardProps {
  of: keyof typeof goodsCardStyles;
  picture: ReactNode;
  shelf: string;
  title: string;
  to: string;
  /** The title's level: of the heading above the cards, one more. */
  level?: 2 | 3 | undefined;
  /** Below the title. */
  children: ReactNode;
  /** The button, passed in by the page: the cart's. */
  action: ReactNode;
  onPointerEnter?: PointerEventHandler;
}

/**
 * A product or an offer as a plate: picture, shelf, name, price, and what to do with it. One element carries the styles
 * of all its parts: there are many cards, and on a slow phone each styled element is felt.
 */
export function GoodsCard({
  of,
  picture,
  shelf,
  title,
  to,
  level = 2,
  children,
  action,
  onPointerEnter,
}: GoodsCardProps) {
  const Title = `h${level}` as const;
  return (
    <Card css={goodsCardStyles[of]} className="group" onPointerEnter={onPointerEnter}>
      <div className="card-picture">{picture}</div>
      <div className="card-words">
        <p className="card-shelf">{shelf}</p>
        <Title className="card-title" title={title}>
          <Link to={to}>{title}</Link>
        </Title>
        {children}
      </div>
      <div className="card-action">{action}</div>
    </Card>
  );
}

const Card = chakra('article');
