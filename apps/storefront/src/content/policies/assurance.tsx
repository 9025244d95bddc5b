import { Box, Grid } from '@shop/design/styled-system/jsx';
import { Small, Text } from '@shop/design/ui/elements';
import { LockIcon, ReceiptIcon, ReturnIcon, TruckIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { assuranceMessages as messages } from './policies.messages.ts';

/** Two columns where there is room for them. */
const columns = { '@container (min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

/** What one should know before paying: how it comes, how it is paid, that it stays, and who answers for it. */
export function Assurance({ delivery = <Small>{messages.withinIndia}</Small> }: { delivery?: ReactNode }) {
  return (
    <Box containerType="inline-size" borderTopWidth="1px" pt="4" _print={{ display: 'none' }}>
      <Grid as="ul" aria-label={messages.title} columnGap="6" rowGap="3" css={columns}>
        <Point icon={<TruckIcon />} text={messages.byRoad}>
          {delivery}
        </Point>
        <Point icon={<LockIcon />} text={messages.prepaid}>
          <Small>{messages.noCashOnDelivery}</Small>
        </Point>
        <Point icon={<ReturnIcon />} text={messages.notReturnable}>
          <Small>
            <TextLink to={paths.refundPolicy}>{messages.refundPolicy}</TextLink>
          </Small>
        </Point>
        <Point icon={<ReceiptIcon />} text={messages.gstInvoice}>
          <Small>{messages.fssai(brand.fssaiLicence)}</Small>
        </Point>
      </Grid>
    </Box>
  );
}

const Point = ({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) => (
  <Grid as="li" gridTemplateColumns="1.25rem minmax(0, 1fr)" columnGap="3" textStyle="sm">
    <Box color="fg.muted" fontSize="md" pt="0.5">
      {icon}
    </Box>
    <Box>
      <Text fontWeight="600">{text}</Text>
      {children}
    </Box>
  </Grid>
);
