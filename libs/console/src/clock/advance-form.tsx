import { Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { SelectField, TextField, useFormValues } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { clockMessages as messages } from './clock.messages.ts';
import { readDuration, steps, units, type Unit } from './durations.ts';
import { SmallButton } from '../parts/small-button.tsx';

const unitChoices = (Object.keys(units) as Unit[]).map((unit) => ({ value: unit, label: messages.units[unit] }));

interface AdvanceFormProps {
  /** @param ms milliseconds */
  onAdvance: (ms: number, text: string) => void;
}

/** Advances a clock by a usual step, or by any time. */
export function AdvanceForm({ onAdvance }: AdvanceFormProps) {
  const { values, field } = useFormValues<{ amount: string; unit: Unit }>({ amount: '30', unit: 'days' });
  const { amount, unit } = values;
  const ms = readDuration(amount, unit);

  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="h3">
        {messages.forward}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => (
          <SmallButton key={step} onClick={() => onAdvance(steps[step], messages.steps[step])}>
            {messages.steps[step]}
          </SmallButton>
        ))}
      </Flex>
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
    </Stack>
  );
}
