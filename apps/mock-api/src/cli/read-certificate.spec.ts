import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { localhostCertificate, lockedKey, otherKey } from './certificate.fixture.ts';
import { readCertificate } from './read-certificate.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const files = { 'cert.pem': localhostCertificate.cert, 'key.pem': localhostCertificate.key, 'other.pem': otherKey };
  for (const [name, text] of Object.entries({ ...files, 'locked.pem': lockedKey, 'note.txt': 'hello' })) {
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (cert: string, key: string, now?: number) =>
  readCertificate({ certFile: join(folder, cert), keyFile: join(folder, key) }, now);

it('reads a certificate with its key', () => {
  expect(read('cert.pem', 'key.pem')).toEqual(localhostCertificate);
});

it.each([
  ['note.txt', 'key.pem', /note\.txt is not a certificate; it must begin with/],
  ['key.pem', 'key.pem', /key\.pem is not a certificate/],
  ['cert.pem', 'note.txt', /note\.txt is not a private key/],
  ['cert.pem', 'cert.pem', /cert\.pem is not a private key/],
  ['cert.pem', 'other.pem', /other\.pem does not belong to the certificate .*cert\.pem\.$/],
  ['cert.pem', 'locked.pem', /locked\.pem has a passphrase\. Remove it: openssl/],
  ['none.pem', 'key.pem', /none\.pem cannot be read: ENOENT/],
])('reports what is wrong with %s and %s', (cert, key, words) => {
  expect(() => read(cert, key)).toThrow(words);
  expect(() => read(cert, key)).toThrow(expect.objectContaining({ name: 'SetupError' }) as Error);
});

it('rejects an expired certificate', () => {
  expect(() => read('cert.pem', 'key.pem', Date.UTC(2200, 0, 1))).toThrow(/cert\.pem expired on .* 21\d\d GMT/);
});
