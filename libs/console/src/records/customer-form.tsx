import { Button, chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { LabelledField } from '../parts/fields.tsx';
import { ShopDialog } from '@shop/design/ui/shop-dialog';
import { useState, type FormEvent } from 'react';
import type { Customer, CustomerChange } from '../client/control.types.ts';
import { useConsole } from '../console-context.ts';
import { useAction } from '../live/use-action.ts';
import { ErrorNote } from '../parts/notes.tsx';
import { recordMessages } from './records.messages.ts';

const { form: messages } = recordMessages;
const names = ['name', 'email', 'mobile', 'password'] as const;

interface CustomerFormProps {
  customer: Customer;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits a customer under the shop's own rules, with errors at the fields. */
export function CustomerForm({ customer, onSaved, onClose }: CustomerFormProps) {
  const { client, world } = useConsole();
  const { run, isBusy, error } = useAction();
  const before = { name: customer.name, email: customer.email, mobile: customer.mobile, password: '' };
  const [values, fill] = useState(before);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const change: CustomerChange = Object.fromEntries(
      names.filter((name) => values[name] !== before[name]).map((name) => [name, values[name]]),
    );
    const isSaved = await run(() => client.changeCustomer(world, customer.number, change), messages.saved(values.name));
    if (!isSaved) return;
    onSaved();
    onClose();
  };

  return (
    <ShopDialog isOpen onClose={onClose} title={messages.title(customer.customerId)}>
      <chakra.form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="4" pb="4">
          {names.map((name) => (
            <LabelledField
              key={name}
              label={messages.fields[name]}
              help={name === 'password' ? messages.passwordHelp : undefined}
              error={error?.fields[name]}
            >
              <Input
                h="11"
                autoComplete="off"
                value={values[name]}
                onChange={({ target }) => fill({ ...values, [name]: target.value })}
              />
            </LabelledField>
          ))}
          {error && Object.keys(error.fields).length === 0 && <ErrorNote>{error.message}</ErrorNote>}
          <Flex>
            <Button type="submit" disabled={isBusy}>
              {messages.save}
            </Button>
          </Flex>
        </Stack>
      </chakra.form>
    </ShopDialog>
  );
}
