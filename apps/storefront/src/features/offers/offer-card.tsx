import type { Offer } from '@shop/api-contract/model';
import { VisuallyHidden } from '@shop/design/ui/elements';
import { formatApiRupees, formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { newPictureUrl } from '../../shared/portal.ts';
import { CARD_SIZES, goodsCard } from '../catalogue/goods-card.styles.ts';
import { GoodsCard } from '../catalogue/product-card.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { offersMessages } from './offers.messages.ts';

interface OfferCardProps {
  offer: Offer;
  /** What its products cost one by one; null where that is not known or not more. */
  separately: Paise | null;
  action: ReactNode;
}

export function OfferCard({ offer, separately, action }: OfferCardProps) {
  return (
    <GoodsCard
      of="offer"
      category={offer.category_name}
      title={offer.offer_title}
      to={paths.product(offer.product_slug)}
      picture={<Picture src={newPictureUrl(offer.offer_image)} alt="" sizes={CARD_SIZES} />}
      badge={offer.available_offers}
      action={action}
    >
      <p className={goodsCard.note}>{offer.offer_name}</p>
      <p className={goodsCard.prices}>
        <span className={goodsCard.price} translate="no">
          {formatApiRupees(offer.offer_price)}
        </span>
        {separately !== null && (
          <span className={goodsCard.oldPrice}>
            <VisuallyHidden>{offersMessages.separately}</VisuallyHidden>{' '}
            <s translate="no">{formatRupees(separately)}</s>
          </span>
        )}
        <span className={goodsCard.taxes}>{offersMessages.inclusiveOfTaxes}</span>
      </p>
    </GoodsCard>
  );
}
