import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { mockApi, type MockApiOptions } from '../server/mock-api.ts';
import { folder } from './processes.fixture.ts';

const opened: { readonly app: { close(): Promise<void> } }[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map(({ app }) => app.close()))));

/** Closes an API after the test. */
export function closing<Api extends (typeof opened)[number]>(api: Api): Api {
  opened.push(api);
  return api;
}

/** Writes a document, or another file, to the folder of the test. @returns its path */
export function written(content: object | string, name = 'api.json'): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A mock API of a document; it is closed after the test. */
export async function serveDocument(document: object, options: Partial<MockApiOptions> = {}) {
  const documents = written(document);
  const api = closing(await mockApi({ documents, reportViolation: () => {}, ...options }));
  const send = async (wanted: string | InjectOptions) => {
    const { statusCode, headers, body, rawPayload } = await api.app.inject(wanted);
    const isJson = /json/.test(String(headers['content-type']));
    return { status: statusCode, headers, bytes: rawPayload, body: isJson ? (JSON.parse(body) as unknown) : body };
  };
  return { ...api, send, documents };
}
