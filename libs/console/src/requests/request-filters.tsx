import { Flex, Grid, Stack } from '@chakra-ui/react';
import { useConsole } from '../console-context.ts';
import { Checkbox, SelectField, type useFormValues } from '../parts/fields.tsx';
import type { RequestFilter, StatusFilter } from './filter-requests.ts';
import { requestMessages as messages } from './requests.messages.ts';

const statuses: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: messages.anyStatus },
  ...Object.entries(messages.statuses).map(([value, label]) => ({ value: value as StatusFilter, label })),
];

/** Filters of the request list. */
export function RequestFilters({ field }: Pick<ReturnType<typeof useFormValues<RequestFilter>>, 'field'>) {
  const { operations } = useConsole();
  return (
    <Stack gap="3">
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
        <SelectField
          label={messages.operation}
          options={[
            { value: 'all', label: messages.anyOperation },
            { value: 'other', label: messages.other },
            ...operations.map(({ id }) => ({ value: id, label: id })),
          ]}
          {...field('operation')}
        />
        <SelectField label={messages.status} options={statuses} {...field('status')} />
      </Grid>
      <Flex columnGap="6" wrap="wrap">
        <Checkbox {...field('hasAllWorlds')}>{messages.anyWorld}</Checkbox>
        <Checkbox {...field('hasPictures')}>{messages.pictures}</Checkbox>
      </Flex>
    </Stack>
  );
}
