import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { SmallButton } from '../parts/small-button.tsx';
import { draftOfOperation } from './draft.ts';
import { overrideMessages as messages } from './overrides.messages.ts';

/** Opens the editor with the usual response of an operation. */
export function EditOperationButton({ operation, label }: { operation: string; label?: string }) {
  const { client, editResponse } = useConsole();
  const { run, isBusy } = useAction();
  const open = () =>
    run(async () => {
      const examples = await client.control('GET /operations/{id}/examples', { path: { id: operation } });
      editResponse(draftOfOperation(operation, examples));
    }, '');
  return (
    <SmallButton
      disabled={isBusy}
      onClick={() => void open()}
      {...(label === undefined && { 'aria-label': messages.editOf(operation) })}
    >
      {label ?? messages.editShort}
    </SmallButton>
  );
}
