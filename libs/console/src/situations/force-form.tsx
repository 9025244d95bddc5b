import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import type { SituationChange } from '@shop/mock-engine/generated/control-api';
import { useConsole } from '../console-context.ts';
import { SelectField } from '../parts/fields.tsx';
import { situationMessages } from './situations.messages.ts';

const { force: messages } = situationMessages;

const same = (text: string) => ({ value: text, label: text });
/** Chooses one of the contract's responses to force. */
export function ForceForm({ onForce }: { onForce: (change: SituationChange) => void }) {
  const { operations } = useConsole();
  const [wanted, chooseOperation] = useState('');
  const [wantedStatus, chooseStatus] = useState('503');
  const [wantedExample, chooseExample] = useState('');

  const operation = operations.find(({ id }) => id === wanted) ?? operations[0];
  const responses = operation?.responses ?? [];
  const response = responses.find(({ status }) => String(status) === wantedStatus) ?? responses[0];
  const examples = response?.examples ?? [];
  const example = examples.includes(wantedExample) ? wantedExample : examples[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (operation && response)
      onForce({ operation: operation.id, status: Number(response.status), ...(example !== undefined && { example }) });
  };

  return (
    <chakra.form onSubmit={submit}>
      <Stack gap="3">
        <SelectField
          label={messages.operation}
          value={operation?.id ?? ''}
          options={operations.map(({ id }) => same(id))}
          onChange={chooseOperation}
        />
        <SelectField
          label={messages.status}
          value={String(response?.status)}
          options={responses.map(({ status }) => same(String(status)))}
          onChange={chooseStatus}
        />
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
