import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { ExternalIcon } from '@shop/design/ui/icons';
import type { RecordField, Records, RecordView } from '@shop/mock-engine/generated/control-api';
import { dayAndTime } from '../clock/clock-time.ts';
import { useConsole } from '../console-context.ts';
import { Facts } from '../parts/facts.tsx';
import { Select } from '../parts/fields.tsx';
import { hasWords } from '../parts/has-words.ts';
import { Rows } from '../parts/rows.tsx';
import { SmallButton } from '../parts/small-button.tsx';
import { BodyView } from '../requests/body-view.tsx';
import { recordMessages as messages } from './records.messages.ts';

interface RecordListProps {
  kind: Records;
  /** Shows the records with each of its words. */
  text: string;
  onChoose: (record: RecordView, field: RecordField, value: string) => void;
  onEdit: (record: RecordView) => void;
  onRemove: (record: RecordView) => void;
}

/** Records with their fields: choices and links in the first line, an editor for what is typed. */
export function RecordList({ text, ...list }: RecordListProps) {
  const { title, total, records } = list.kind;
  const found = records.filter((record) => hasWords(JSON.stringify(record), text));
  const heading = messages.counted(title, records.length, total);
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="eyebrow" color="fg.muted">
        {heading}
      </Heading>
      <Rows label={heading} rows={found} ifNone={total === 0 ? messages.noneYet : messages.noneFound}>
        {(record) => <RecordItem record={record} {...list} />}
      </Rows>
    </Stack>
  );
}

type RecordItemProps = Omit<RecordListProps, 'text'> & { record: RecordView };

function RecordItem({ record, kind: { fields, isRemovable }, onChoose, onEdit, onRemove }: RecordItemProps) {
  const { client, world } = useConsole();
  const choices = fields.filter(({ isEditable, options }) => isEditable && options);
  const links = fields.filter(({ type }) => type === 'link');
  const values = fields.filter(({ type }) => type === 'json');
  const others = [...choices, ...links, ...values];
  const facts = fields.filter((field) => field.type !== 'secret' && !others.includes(field));
  return (
    <Stack gap="3" p="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minW="15rem" fontWeight="600" overflowWrap="anywhere">
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
          <SmallButton key={name} asChild>
            <a
              href={client.urlIn(world, String(record.values[name]))}
              target="_blank"
              rel="noopener"
              aria-label={messages.of(label, record.title)}
            >
              {label}
              <ExternalIcon />
            </a>
          </SmallButton>
        ))}
        {fields.some(isTyped) && (
          <SmallButton aria-label={messages.editOne(record.title)} onClick={() => onEdit(record)}>
            {messages.edit}
          </SmallButton>
        )}
        {isRemovable && (
          <SmallButton aria-label={messages.removeOne(record.title)} onClick={() => onRemove(record)}>
            {messages.remove}
          </SmallButton>
        )}
      </Flex>
      {values.map(({ name, label }) => (
        <BodyView key={name} title={label} body={record.values[name]} />
      ))}
      <Facts facts={facts.map((field) => [field.label, shown(field, record.values[field.name])])} />
    </Stack>
  );
}

/** Whether a field is edited as text. */
export const isTyped = ({ isEditable, options }: RecordField): boolean => isEditable === true && !options;

function shown({ type }: RecordField, value: string | string[] = ''): string {
  if (Array.isArray(value)) return value.join('\n');
  return type === 'time' && value !== '' ? dayAndTime(value) : value;
}
