import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { exampleResponses } from '@shop/api-contract/generated/examples';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId } from '@shop/api-contract/operation';
import { useState, type FormEvent } from 'react';
import type { SituationChange } from '../client/control.types.ts';
import { SelectField } from '../parts/fields.tsx';
import { situationMessages } from './situations.messages.ts';

const { force: messages } = situationMessages;

const same = (text: string) => ({ value: text, label: text });
const operations = (Object.keys(operationTable) as OperationId[]).map((value) => ({ value, label: value }));
const responsesOf = (id: OperationId): OperationEntry['responses'] => operationTable[id].responses;
const examplesOf = (id: OperationId, status: string) => Object.keys(exampleResponses[id][Number(status)] ?? {});

/** Chooses one of the contract's responses to force. */
export function ForceForm({ onForce }: { onForce: (change: SituationChange) => void }) {
  const [operation, chooseOperation] = useState<OperationId>('listProducts');
  const [wantedStatus, chooseStatus] = useState('503');
  const [wantedExample, chooseExample] = useState('');

  const statuses = Object.keys(responsesOf(operation));
  const status = statuses.includes(wantedStatus) ? wantedStatus : (statuses[0] ?? '');
  const examples = examplesOf(operation, status);
  const example = examples.includes(wantedExample) ? wantedExample : examples[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onForce({ operation, status: Number(status), ...(example !== undefined && { example }) });
  };

  return (
    <chakra.form onSubmit={submit}>
      <Stack gap="3">
        <SelectField label={messages.operation} value={operation} options={operations} onChange={chooseOperation} />
        <SelectField label={messages.status} value={status} options={statuses.map(same)} onChange={chooseStatus} />
        <SelectField
          label={messages.example}
          value={example ?? ''}
          options={example === undefined ? [{ value: '', label: messages.noExample }] : examples.map(same)}
          onChange={chooseExample}
        />
        <Flex>
          <Button type="submit" size="sm" variant="outline">
            {messages.submit}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
