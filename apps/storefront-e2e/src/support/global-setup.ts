import { control } from './control.ts';

/** Makes the mock API record the contract's fields in the traffic of the suite. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function noteFields(): Promise<void> {
  await control('POST /contract-coverage/fields');
}
