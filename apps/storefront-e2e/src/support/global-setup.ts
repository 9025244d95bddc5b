import { control } from './control.ts';

/** Has the mock API note which fields of the contract the suite's traffic shows. */
// eslint-disable-next-line import-x/no-default-export -- Playwright asks for it
export default async function noteFields(): Promise<void> {
  await control('POST', '/coverage/fields');
}
