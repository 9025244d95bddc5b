import { Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, Small, Verbatim } from '@shop/design/ui/elements';
import { ChevronRightIcon } from '@shop/design/ui/icons';
import { selectOffice } from '@shop/domain/delivery/selected-office';
import { useAppDispatch } from '../../shared/app-store.ts';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { officeChosen } from './delivery-location.slice.ts';
import type { FoundOffice } from './postal.api.ts';

export function OfficeList({ offices }: { offices: readonly FoundOffice[] }) {
  const dispatch = useAppDispatch();
  return (
    <Stack
      as="ul"
      role="list"
      gap="0"
      aria-label={messages.chooseOne}
      borderTopWidth="1px"
      maxH="18rem"
      overflowY="auto"
      mx="-2"
    >
      {offices.map((office, index) => (
        <styled.li key={`${office.Name}-${index}`} borderBottomWidth="1px">
          <Button
            variant="ghost"
            width="full"
            height="auto"
            minH="14"
            px="2"
            py="3"
            justifyContent="space-between"
            textAlign="start"
            whiteSpace="normal"
            borderRadius="0"
            focusVisibleRing="inside"
            onClick={() => dispatch(officeChosen(selectOffice(office)))}
          >
            <Stack as="span" gap="0.5">
              <Verbatim>{office.Name}</Verbatim>
              <Small as="span" fontWeight="400">
                {[office.District, office.State, office.Pincode].filter(Boolean).join(', ')}
              </Small>
            </Stack>
            <ChevronRightIcon />
          </Button>
        </styled.li>
      ))}
    </Stack>
  );
}
