import { z } from 'zod';

const text = z.string().nullish();

/** The fields used from an entry (HAR 1.2); browsers write more and omit what they did not keep. */
export const harEntry = z.object({
  startedDateTime: text,
  /** Chrome only. */
  _resourceType: text,
  request: z.object({
    method: z.string(),
    url: z.string(),
    postData: z.object({ text }).nullish(),
  }),
  response: z.object({
    /** 0 when there was no response. */
    status: z.number(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
    content: z.object({ size: z.number().nullish(), mimeType: text, text, encoding: text }).nullish(),
  }),
});

export const harFile = z.object({ log: z.object({ entries: z.array(harEntry) }) });

export type HarEntry = z.infer<typeof harEntry>;
