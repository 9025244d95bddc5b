import { SelectField, TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { situationMessages } from './situations.messages.ts';

const { latency: messages } = situationMessages;

type Choice = 'none' | 'own' | keyof typeof messages.profiles;

const choices = Object.entries({ none: messages.none, ...messages.profiles, own: messages.own }).map(
  ([value, label]) => ({ value: value as Choice, label }),
);

/** @param props.onApply gets the latency as the control call takes it; undefined for none */
export function LatencyForm({ onApply }: { onApply: (latency: string | undefined) => void }) {
  const { values, field } = useFormValues<{ choice: Choice; milliseconds: string }>({
    choice: 'none',
    milliseconds: '250',
  });
  const { choice, milliseconds } = values;
  const latency = { none: undefined, own: milliseconds.trim() };

  return (
    <Form
      submit={messages.apply}
      onSubmit={() => onApply(choice === 'none' || choice === 'own' ? latency[choice] : choice)}
    >
      <SelectField label={messages.choice} options={choices} {...field('choice')} />
      {choice === 'own' && (
        <TextField
          label={messages.milliseconds}
          help={messages.millisecondsHelp}
          inputMode="numeric"
          {...field('milliseconds')}
        />
      )}
    </Form>
  );
}
