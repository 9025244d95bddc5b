import { Stack, Text } from '@chakra-ui/react';
import { ShopDialog } from '@shop/design/ui/shop-dialog';
import type { FullExchange } from '../client/control.types.ts';
import { dayAndTime } from '../clock/clock-time.ts';
import { useConsole } from '../console-context.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { Facts } from '../parts/facts.tsx';
import { LoadedView } from '../parts/loaded-view.tsx';
import { BodyView } from './body-view.tsx';
import { requestMessages as messages } from './requests.messages.ts';
import { StatusMark } from './status-mark.tsx';

const { details } = messages;

/** One request and its answer in full. */
export function ExchangeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { client, exchanges } = useConsole();
  const loaded = useLoaded(() => client.exchange(id), String(id), 0);
  const known = loaded.data ?? exchanges.find((exchange) => exchange.id === id);
  const title = known ? details.title(known.method, known.status === 0 ? messages.noAnswer : String(known.status)) : '';

  return (
    <ShopDialog isOpen onClose={onClose} title={title} size="lg">
      <LoadedView loaded={loaded}>{(exchange) => <ExchangeView exchange={exchange} />}</LoadedView>
    </ShopDialog>
  );
}

function ExchangeView({ exchange }: { exchange: FullExchange }) {
  const { url, at, world, operationId, status, ms, because, violations, request, answer } = exchange;
  return (
    <Stack gap="5" pb="4">
      <Text fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
        {url}
      </Text>
      <Facts
        facts={[
          [messages.status, <StatusMark key="status" status={status} />],
          [details.at, dayAndTime(at)],
          [details.took, messages.ms(ms)],
          [details.world, world],
          [details.operation, operationId],
          [details.because, because.join(', ')],
          [details.violations, violations.join('\n')],
        ]}
      />
      <BodyView title={details.request} body={request} />
      <BodyView title={details.answer} body={answer} />
      <Text textStyle="sm" color="fg.muted">
        {details.masked}
      </Text>
    </Stack>
  );
}
