import { NoticeStrip } from '@shop/design/parts/notice';
import { Button } from '@shop/design/ui/elements';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { sessionMessages } from '../session/session.messages.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { PaidDrawer } from './payment-success.tsx';
import { selectRefusedPayment, selectUnconfirmedPayment } from './payment.slice.ts';
import { usePayment } from './use-payment.ts';

/** Delays before the tries, in ms; the last one repeats. */
const DELAYS = [0, 2_000, 4_000, 8_000, 16_000, 30_000];

/** Resumes a pending payment, with a notice until it is settled. A success shows as in the checkout, in every tab. */
export function PendingPaymentNotice({ isSignedIn }: { isSignedIn: boolean }) {
  const { step, outcome, resume, leave } = usePayment({ showErrors: 'toast' });
  const unconfirmed = useSelector(selectUnconfirmedPayment);
  const refused = useSelector(selectRefusedPayment);
  const [isRefusalRead, setRefusalRead] = useState(false);

  const lookUp = useEffectEvent(() => {
    if (isSignedIn && !unconfirmed) void resume();
  });
  useEffect(() => lookUp(), []);

  return (
    <>
      {/* What another tab has settled is asked at once. */}
      {unconfirmed && isSignedIn && <Tries key={String(unconfirmed.isGone)} isDue={step === null} act={resume} />}
      {unconfirmed &&
        (isSignedIn ? (
          <NoticeStrip text={messages.waiting(unconfirmed.orderId)}>
            <Button size="sm" loading={step === 'confirming'} onClick={() => void resume()}>
              {messages.tryNow}
            </Button>
          </NoticeStrip>
        ) : (
          <NoticeStrip text={messages.sessionEndedAfterPaying(unconfirmed.owner ?? '')}>
            <ButtonLink size="sm" to={paths.login}>
              {sessionMessages.login}
            </ButtonLink>
          </NoticeStrip>
        ))}
      {refused && !isRefusalRead && (
        <NoticeStrip text={messages.refused(refused.orderId)}>
          <Button size="sm" onClick={() => setRefusalRead(true)}>
            {messages.understood}
          </Button>
        </NoticeStrip>
      )}
      <PaidDrawer outcome={outcome} onClose={leave} />
    </>
  );
}

/** Acts again and again with growing delays, and on reconnect. */
function Tries({ isDue, act }: { isDue: boolean; act: () => Promise<void> }) {
  const [count, setCount] = useState(0);
  const actNow = useEffectEvent(() => {
    setCount(count + 1);
    void act();
  });

  useEffect(() => {
    if (!isDue) return;
    const again = () => actNow();
    const timer = setTimeout(again, DELAYS[count] ?? DELAYS.at(-1));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isDue, count]);

  return null;
}
