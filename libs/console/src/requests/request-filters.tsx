import { Flex, Grid, Stack } from '@chakra-ui/react';
import { useConsole } from '../console-context.ts';
import { Checkbox, SelectField } from '../parts/fields.tsx';
import type { RequestFilter, StatusFilter } from './filter-requests.ts';
import { requestMessages as messages } from './requests.messages.ts';

const statuses: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: messages.anyStatus },
  ...Object.entries(messages.statuses).map(([value, label]) => ({ value: value as StatusFilter, label })),
];

interface RequestFiltersProps {
  filter: RequestFilter;
  hasAllWorlds: boolean;
  onChange: (part: Partial<RequestFilter>) => void;
  onAllWorlds: (hasAllWorlds: boolean) => void;
}

/** Filters of the request list. */
export function RequestFilters({ filter, hasAllWorlds, onChange, onAllWorlds }: RequestFiltersProps) {
  const { operations } = useConsole();
  return (
    <Stack gap="3" bg="bg.subtle" p="3" borderRadius="l2">
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
        <SelectField
          label={messages.operation}
          value={filter.operation}
          options={[
            { value: 'all', label: messages.anyOperation },
            { value: 'other', label: messages.other },
            ...operations.map(({ id }) => ({ value: id, label: id })),
          ]}
          onChange={(operation) => onChange({ operation })}
        />
        <SelectField
          label={messages.status}
          value={filter.status}
          options={statuses}
          onChange={(status) => onChange({ status })}
        />
      </Grid>
      <Flex columnGap="6" wrap="wrap">
        <Checkbox isChecked={hasAllWorlds} onCheck={onAllWorlds}>
          {messages.anyWorld}
        </Checkbox>
        <Checkbox isChecked={filter.hasPictures} onCheck={(hasPictures) => onChange({ hasPictures })}>
          {messages.pictures}
        </Checkbox>
      </Flex>
    </Stack>
  );
}
