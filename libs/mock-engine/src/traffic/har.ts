import { z } from 'zod';

import type { DeclaredResponse } from '../document/calls.ts';
import { callOf, type Contract } from '../document/contract.ts';
import { forStatus } from '../http/call.ts';
import { fieldErrors, HttpError } from '../http/problem.ts';
import { printJson } from '../store/exact-json.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

const text = z.string().nullish();

/** The fields used of an entry (HAR 1.2); browsers write more and omit what they did not keep. */
const harEntry = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    postData: z
      .object({
        mimeType: text,
        text,
        encoding: text,
        params: z.array(z.object({ name: z.string(), value: text })).nullish(),
        /** This server only, of a text that it must not write. */
        _sha256: text,
      })
      .nullish(),
  }),
  response: z.object({
    /** 0 when there was no response. */
    status: z.number(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
    content: z.object({ size: z.number().nullish(), mimeType: text, text, encoding: text }).nullish(),
  }),
});
export type HarEntry = z.infer<typeof harEntry>;

const harFile = z.object({ log: z.object({ entries: z.array(harEntry) }) });

/** The entries of a HAR, with all of their fields. @throws HttpError */
export function harEntriesOf(har: unknown): readonly HarEntry[] {
  const { error } = harFile.safeParse(har);
  if (!error) return (har as z.infer<typeof harFile>).log.entries;
  const [first = { field: '', detail: '' }] = fieldErrors(error);
  throw new HttpError(422, messages.notHar(first.field || 'HAR', first.detail), [first]);
}

/** JSON whose fields have other values; the text itself when none is another. */
export function jsonWith(text: string, value: unknown, change: (value: unknown) => unknown): string {
  const changed = printJson(change(value));
  return changed === printJson(value) ? text : changed;
}

/** What a call declares for a status. */
export const declaredAt = ({ calls }: Contract, operationId: string | undefined, status: number) =>
  operationId === undefined ? undefined : forStatus(callOf({ calls }, operationId).byStatus, status);

/** Whether a status is a redirect that is no response of the call. */
export const isOtherRedirect = (status: number, declared: DeclaredResponse | undefined): boolean =>
  status >= 300 && status < 400 && status !== 304 && (declared?.name ?? 'default') === 'default';

/** An address of the real API as one of this server; others stay. */
export const ownAddress = (address: string, real: string, own: string): string =>
  address.startsWith(`${real}/`) ? own + address.slice(real.length) : address;
