import { Grid } from '@chakra-ui/react';
import { SelectField, TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { clockMessages as messages } from './clock.messages.ts';
import { readDuration, units, type Unit } from './durations.ts';

const unitChoices = (Object.keys(units) as Unit[]).map((unit) => ({ value: unit, label: messages.units[unit] }));

/** Advances a clock. @param props.onAdvance gets milliseconds, and the same in words */
export function AdvanceForm({ onAdvance }: { onAdvance: (ms: number, text: string) => void }) {
  const { values, field } = useFormValues<{ amount: string; unit: Unit }>({ amount: '1', unit: 'days' });
  const { amount, unit } = values;
  const ms = readDuration(amount, unit);

  return (
    <Form
      submit={messages.advance}
      onSubmit={() => ms !== undefined && onAdvance(ms, `${amount.trim()} ${messages.units[unit]}`)}
    >
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" alignItems="start" maxW="34rem">
        <TextField
          label={messages.amount}
          error={ms === undefined ? messages.amountError : undefined}
          inputMode="decimal"
          {...field('amount')}
        />
        <SelectField label={messages.unit} options={unitChoices} {...field('unit')} />
      </Grid>
    </Form>
  );
}
