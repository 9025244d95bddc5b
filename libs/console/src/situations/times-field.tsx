import { Input } from '@chakra-ui/react';
import { LabelledField } from '../parts/labelled-field.tsx';
import { readTimes } from './read-times.ts';
import { situationMessages as messages } from './situations.messages.ts';

interface TimesFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The number of requests that the next situation affects. */
export function TimesField({ value, onChange }: TimesFieldProps) {
  return (
    <LabelledField
      label={messages.times}
      help={messages.timesHelp}
      error={readTimes(value).ok ? undefined : messages.timesError}
    >
      <Input
        h="11"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </LabelledField>
  );
}
