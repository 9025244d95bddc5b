import type { OrderLine } from '@shop/api-contract/model';
import { safeLink } from '../../shared/safe-link.ts';
import { Picture } from '../../shared/ui/picture.tsx';

/** What was ordered, small; the title stands beside it. */
export const LinePicture = ({ line: { image = '' } }: { line: OrderLine }) => (
  <Picture src={safeLink(image) ?? ''} alt="" sizes="64px" />
);
