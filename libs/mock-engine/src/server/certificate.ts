import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

import { configMessages as messages } from '../config/config.messages.ts';
import { SetupError } from '../config/setup-error.ts';

/** The certificate and key of these files (PEM), if they are readable, in force and belong together. @throws SetupError */
export function readCertificate(certFile: string, keyFile: string): { cert: string; key: string } {
  try {
    const certificate = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(certificate);
    const end = new X509Certificate(certificate.cert).validToDate;
    if (end < new Date()) throw new Error(messages.expired(end));
    return certificate;
  } catch (error) {
    throw new SetupError(messages.noCertificate(certFile, keyFile, (error as Error).message), [], { cause: error });
  }
}
