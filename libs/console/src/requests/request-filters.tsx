import { Checkbox, Grid } from '@chakra-ui/react';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';
import { useConsole } from '../console-context.ts';
import { SelectField } from '../parts/select-field.tsx';
import type { ExchangeFilter, OperationFilter, StatusFilter } from './filter-exchanges.ts';
import { requestMessages as messages } from './requests.messages.ts';

const operations: { value: OperationFilter; label: string }[] = [
  { value: 'all', label: messages.anyOperation },
  { value: 'besides', label: messages.besides },
  ...(Object.keys(operationTable) as OperationId[]).map((id) => ({ value: id, label: id })),
];

const statuses: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: messages.anyStatus },
  ...Object.entries(messages.statuses).map(([value, label]) => ({ value: value as StatusFilter, label })),
];

interface RequestFiltersProps {
  filter: ExchangeFilter;
  hasWorlds: boolean;
  onChange: (part: Partial<ExchangeFilter>) => void;
}

/** Which requests are shown. */
export function RequestFilters({ filter, hasWorlds, onChange }: RequestFiltersProps) {
  const { worlds, exchanges } = useConsole();
  const names = new Set([...(worlds.data ?? []).map(({ name }) => name), ...exchanges.map(({ world }) => world)]);
  if (filter.world !== '') names.add(filter.world);

  return (
    <Grid
      gap="3"
      templateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))"
      bg="bg.subtle"
      p="3"
      borderRadius="l2"
    >
      <SelectField
        label={messages.operation}
        value={filter.operation}
        options={operations}
        onChange={(operation) => onChange({ operation })}
      />
      <SelectField
        label={messages.status}
        value={filter.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      {hasWorlds && (
        <SelectField
          label={messages.world}
          value={filter.world}
          options={[
            { value: '', label: messages.anyWorld },
            ...[...names].map((name) => ({ value: name, label: name })),
          ]}
          onChange={(world) => onChange({ world })}
        />
      )}
      <Checkbox.Root
        checked={filter.hasPictures}
        onCheckedChange={({ checked }) => onChange({ hasPictures: checked === true })}
        minH="11"
        alignSelf="end"
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control borderColor="control" />
        <Checkbox.Label>{messages.pictures}</Checkbox.Label>
      </Checkbox.Root>
    </Grid>
  );
}
