import { Button, chakra, Flex, Grid, Heading, Input, Stack } from '@chakra-ui/react';
import { LabelledField, SelectField } from '../parts/fields.tsx';
import { useState, type FormEvent } from 'react';
import { clockMessages as messages } from './clock.messages.ts';
import { readDuration, steps, units, type Unit } from './durations.ts';

const unitChoices = (Object.keys(units) as Unit[]).map((unit) => ({ value: unit, label: messages.units[unit] }));

interface AdvanceFormProps {
  /** @param ms milliseconds */
  onAdvance: (ms: number, text: string) => void;
}

/** Advances a clock by a usual step, or by any time. */
export function AdvanceForm({ onAdvance }: AdvanceFormProps) {
  const [amount, setAmount] = useState('30');
  const [unit, setUnit] = useState<Unit>('days');
  const ms = readDuration(amount, unit);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ms !== undefined) onAdvance(ms, `${amount.trim()} ${messages.units[unit]}`);
  };

  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="h3">
        {messages.forward}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => (
          <Button key={step} size="sm" variant="outline" onClick={() => onAdvance(steps[step], messages.steps[step])}>
            {messages.steps[step]}
          </Button>
        ))}
      </Flex>
      <chakra.form onSubmit={submit}>
        <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" alignItems="start" maxW="34rem">
          <LabelledField label={messages.amount} error={ms === undefined ? messages.amountError : undefined}>
            <Input
              h="11"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          </LabelledField>
          <SelectField label={messages.unit} value={unit} options={unitChoices} onChange={setUnit} />
          <Button type="submit" size="sm" variant="outline" mt={{ base: '0', sm: '7' }}>
            {messages.advance}
          </Button>
        </Grid>
      </chakra.form>
    </Stack>
  );
}
