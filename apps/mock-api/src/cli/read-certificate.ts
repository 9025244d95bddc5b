import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

import type { Certificate } from '@shop/mock-engine/server/server-options';
import { mainMessages as messages } from './main.messages.ts';
import { SetupError } from './setup-error.ts';

export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/**
 * Reads the certificate and key for HTTPS.
 *
 * @throws SetupError when a file is unreadable or invalid, or they do not belong together
 */
export function readCertificate({ certFile, keyFile }: CertificateFiles): Certificate {
  try {
    const certificate = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    throw new SetupError(messages.noCertificate(certFile, keyFile, (error as Error).message), { cause: error });
  }
}
