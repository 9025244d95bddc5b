import { HStack, styled } from '@shop/design/styled-system/jsx';
import { cartMessages } from './cart.messages.ts';

export function PaymentMarks() {
  return (
    <HStack role="img" aria-label={cartMessages.waysToPay} gap="1.5">
      <Mark fontStyle="italic">{cartMessages.upi}</Mark>
      <Mark>{cartMessages.ruPay}</Mark>
      <Mark>
        <svg viewBox="0 0 24 16" width="24" height="16" fill="none" stroke="currentColor" focusable="false">
          <rect x="1.5" y="1.5" width="21" height="13" rx="2" strokeWidth="1.5" />
          <path d="M2 5.5h20" strokeWidth="2.5" />
          <path d="M5 11h5" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </Mark>
    </HStack>
  );
}

const Mark = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '6',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontSize: '0.75rem',
    fontWeight: '600',
    lineHeight: '1',
  },
});
