import { Stack } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import { useState } from 'react';
import { FieldInput, LabelledField } from '../../shared/ui/labelled-field.tsx';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { LookupStatus } from './lookup-status.tsx';
import { OfficeList } from './office-list.tsx';
import { usePincodeLookup } from './use-pincode-lookup.ts';

/** The pincode field, without a length limit, and its post offices. */
export function PincodeSearch({ onChoose }: { onChoose: (office: SelectedOffice) => void }) {
  const [pincode, setPincode] = useState('');
  const { lookup, search } = usePincodeLookup();

  const change = (text: string) => {
    setPincode(text);
    search(text);
  };

  return (
    <Stack gap="5">
      <LabelledField label={messages.pincode} help={messages.pincodeHelp}>
        <FieldInput
          value={pincode}
          onChange={({ target }) => change(target.value)}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="search"
          textStyle="price"
          letterSpacing="0.08em"
        />
      </LabelledField>
      <LookupStatus lookup={lookup} />
      {lookup.status === 'failed' && (
        <Button variant="outline" alignSelf="flex-start" size="sm" onClick={() => search(pincode)}>
          {messages.tryAgain}
        </Button>
      )}
      {lookup.status === 'done' && lookup.offices.length > 0 && (
        <OfficeList offices={lookup.offices} onChoose={onChoose} />
      )}
    </Stack>
  );
}
