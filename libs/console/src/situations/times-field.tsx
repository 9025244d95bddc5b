import { Input } from '@chakra-ui/react';
import { LabelledField } from '../parts/fields.tsx';
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

/** The server's limit. */
const MAX_TIMES = 1_000_000;

/** Reads the number of requests; empty means until it is switched off. */
export function readTimes(text: string): { ok: true; times?: number } | { ok: false } {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true };
  const times = Number(trimmed);
  return /^\d+$/.test(trimmed) && times >= 1 && times <= MAX_TIMES ? { ok: true, times } : { ok: false };
}
