import { TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { situationMessages } from './situations.messages.ts';

const { latency: messages } = situationMessages;

/** @param props.onApply gets the latency as the control call takes it; undefined for none */
export function LatencyForm({ onApply }: { onApply: (latency: string | undefined) => void }) {
  const { values, field } = useFormValues({ latency: '' });
  return (
    <Form submit={messages.apply} onSubmit={() => onApply(values.latency.trim() || undefined)}>
      <TextField label={messages.choice} help={messages.help} {...field('latency')} />
    </Form>
  );
}
