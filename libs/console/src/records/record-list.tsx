import { Box, Button, Flex, List, Stack } from '@chakra-ui/react';
import { ExternalIcon } from '@shop/design/ui/icons';
import type { RecordField, Records, RecordView } from '@shop/mock-engine/generated/control-api';
import { dayAndTime } from '../clock/clock-time.ts';
import { useConsole } from '../console-context.ts';
import { Facts } from '../parts/facts.tsx';
import { Select } from '../parts/fields.tsx';
import { recordMessages as messages } from './records.messages.ts';

interface RecordListProps {
  fields: Records['fields'];
  records: readonly RecordView[];
  label: string;
  onChoose: (record: RecordView, field: RecordField, value: string) => void;
  onEdit: (record: RecordView) => void;
}

/** Records with their fields: choices and links in the first line, an editor for what is typed. */
export function RecordList({ fields, records, label, onChoose, onEdit }: RecordListProps) {
  const { client, world } = useConsole();
  const choices = fields.filter(({ isEditable, options }) => isEditable && options);
  const links = fields.filter(({ type }) => type === 'link');
  const facts = fields.filter((field) => field.type !== 'secret' && !choices.includes(field) && !links.includes(field));
  return (
    <List.Root variant="plain" aria-label={label} borderWidth="1px" borderRadius="l2" bg="bg.panel">
      {records.map((record) => (
        <List.Item key={record.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }} p="3">
          <Stack gap="3">
            <Flex gap="3" align="center" wrap="wrap">
              <Box flex="1" minW="12rem" fontWeight="600" overflowWrap="anywhere">
                {record.title}
              </Box>
              {choices.map((field) => (
                <Select
                  key={field.name}
                  label={messages.of(field.label, record.title)}
                  value={String(record.values[field.name])}
                  options={(field.options ?? []).map((value) => ({ value, label: value }))}
                  onChange={(value) => onChoose(record, field, value)}
                />
              ))}
              {links.map(({ name, label }) => (
                <Button key={name} asChild size="sm" variant="outline">
                  <a
                    href={client.urlIn(world, String(record.values[name]))}
                    target="_blank"
                    rel="noopener"
                    aria-label={messages.of(label, record.title)}
                  >
                    {label}
                    <ExternalIcon />
                  </a>
                </Button>
              ))}
              {fields.some(isTyped) && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={messages.editOne(record.title)}
                  onClick={() => onEdit(record)}
                >
                  {messages.edit}
                </Button>
              )}
            </Flex>
            <Facts facts={facts.map((field) => [field.label, shown(field, record.values[field.name])])} />
          </Stack>
        </List.Item>
      ))}
    </List.Root>
  );
}

/** Whether a field is edited as text. */
export const isTyped = ({ isEditable, options }: RecordField): boolean => isEditable === true && !options;

function shown({ type }: RecordField, value: string | string[] = ''): string {
  if (Array.isArray(value)) return value.join('\n');
  return type === 'time' && value !== '' ? dayAndTime(value) : value;
}

/** The records that contain every word of the text. */
export function matchingRecords(records: readonly RecordView[], text: string): RecordView[] {
  const words = text.toLowerCase().split(/\s+/);
  return records.filter((record) => {
    const row = JSON.stringify(record).toLowerCase();
    return words.every((word) => row.includes(word));
  });
}
