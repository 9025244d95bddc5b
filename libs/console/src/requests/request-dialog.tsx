import { Flex, Stack, Text } from '@chakra-ui/react';
import type { FullRequest } from '@shop/mock-engine/generated/control-api';
import { dayAndTime } from '../clock/clock-time.ts';
import { useConsole } from '../console-context.ts';
import { useLoaded } from '../live/use-loaded.ts';
import { draftOfRequest } from '../overrides/draft.ts';
import { overrideMessages } from '../overrides/overrides.messages.ts';
import { ConsoleDialog } from '../parts/console-dialog.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { Facts } from '../parts/facts.tsx';
import { LoadedView } from '../parts/notes.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { BodyView } from './body-view.tsx';
import { curlCommand } from './curl-command.ts';
import { pathOf } from './filter-requests.ts';
import { StatusMark } from './request-row.tsx';
import { requestMessages as messages } from './requests.messages.ts';

const { details } = messages;

/** A request and its response in full. */
export function RequestDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { client, requests } = useConsole();
  const loaded = useLoaded(() => client.control('GET /requests/{id}', { path: { id: String(id) } }), String(id), 0);
  const known = loaded.data ?? requests.find((entry) => entry.id === id);
  const title = known ? `${known.method} ${pathOf(known)}` : '';

  return (
    <ConsoleDialog onClose={onClose} title={title} size="lg">
      <LoadedView loaded={loaded}>{(entry) => <RequestView entry={entry} onClose={onClose} />}</LoadedView>
    </ConsoleDialog>
  );
}

function RequestView({ entry, onClose }: { entry: FullRequest; onClose: () => void }) {
  const { client, operations, editResponse } = useConsole();
  const { at, world, operationId, status, ms, appliedRules, violations } = entry;
  const operation = operations.find(({ id }) => id === operationId);
  const absoluteUrl = new URL(client.urlIn(world, pathOf(entry)), location.href).href;
  return (
    <Stack gap="5">
      <Facts
        facts={[
          [messages.status, <StatusMark key="status" status={status} />],
          [details.at, dayAndTime(at)],
          [details.took, messages.ms(ms)],
          [details.world, world],
          [details.operation, operationId],
          [details.appliedRules, appliedRules.join(', ')],
          [details.violations, violations.join('\n')],
        ]}
      />
      <Flex gap="2" wrap="wrap">
        {operation && (
          <SmallButton
            onClick={() => {
              onClose();
              editResponse(draftOfRequest(entry, operation));
            }}
          >
            {overrideMessages.edit}
          </SmallButton>
        )}
        <CopyButton text={curlCommand(absoluteUrl, entry)}>{details.copyAsCurl}</CopyButton>
      </Flex>
      <HeadersView title={details.requestHeaders} headers={entry.requestHeaders} />
      <BodyView title={details.request} body={entry.request} />
      <HeadersView title={details.responseHeaders} headers={entry.responseHeaders} />
      <BodyView title={details.response} body={entry.response} />
      <Text textStyle="sm" color="fg.muted">
        {details.masked}
      </Text>
    </Stack>
  );
}

function HeadersView({ title, headers }: { title: string; headers: FullRequest['requestHeaders'] }) {
  return (
    <Disclosure title={title}>
      {Object.keys(headers).length > 0 ? <Facts facts={Object.entries(headers)} /> : details.noBody}
    </Disclosure>
  );
}
