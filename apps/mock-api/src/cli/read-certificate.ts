import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Certificate } from '@shop/mock-engine/server/server-options';
import { certificateMessages as messages } from './certificate.messages.ts';
import { SetupError } from './setup-error.ts';

export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/**
 * Reads and validates the certificate and key for HTTPS.
 *
 * @throws SetupError when a file is unreadable or invalid, the certificate has expired, or the key does not match
 */
export function readCertificate({ certFile, keyFile }: CertificateFiles, now = Date.now()): Certificate {
  const cert = readText(certFile);
  const key = readText(keyFile);
  const certificate = parse(() => new X509Certificate(cert), messages.noCertificate(certFile));
  const privateKey = parse<KeyObject>(
    () => createPrivateKey(key),
    /ENCRYPTED/.test(key) ? messages.encryptedKey(keyFile) : messages.noKey(keyFile),
  );

  if (!certificate.checkPrivateKey(privateKey)) throw new SetupError(messages.notAPair(certFile, keyFile));
  if (certificate.validToDate.getTime() < now) throw new SetupError(messages.expired(certFile, certificate.validTo));
  return { cert, key };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupError(messages.unreadable(file, (error as Error).message), { cause: error });
  }
}

function parse<T>(read: () => T, message: string): T {
  try {
    return read();
  } catch (error) {
    throw new SetupError(message, { cause: error });
  }
}
