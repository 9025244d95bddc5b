import { Button, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { LabelledField, SelectField } from '../parts/fields.tsx';
import { useState, type FormEvent } from 'react';
import { situationMessages } from './situations.messages.ts';

const { latency: messages } = situationMessages;

type Choice = 'none' | 'own' | keyof typeof messages.profiles;

const choices = Object.entries({ none: messages.none, ...messages.profiles, own: messages.own }).map(
  ([value, label]) => ({ value: value as Choice, label }),
);

/** @param props.onApply gets the latency as the control call takes it; undefined for none */
export function LatencyForm({ onApply }: { onApply: (latency: string | undefined) => void }) {
  const [choice, choose] = useState<Choice>('none');
  const [milliseconds, setMilliseconds] = useState('250');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice === 'none') onApply(undefined);
    else onApply(choice === 'own' ? milliseconds.trim() : choice);
  };

  return (
    <chakra.form onSubmit={submit}>
      <Stack gap="3">
        <SelectField label={messages.choice} value={choice} options={choices} onChange={choose} />
        {choice === 'own' && (
          <LabelledField label={messages.milliseconds} help={messages.millisecondsHelp}>
            <Input
              h="11"
              inputMode="numeric"
              value={milliseconds}
              onChange={({ target }) => setMilliseconds(target.value)}
            />
          </LabelledField>
        )}
        <Flex>
          <Button type="submit" size="sm" variant="outline">
            {messages.apply}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
