import { generate } from 'selfsigned';

/** A new self-signed certificate for localhost with its key, valid for a day, or until it expired. */
export async function localhostCertificate(expiry = new Date(Date.now() + 86_400_000)) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(expiry.getTime() - 2 * 86_400_000),
    notAfterDate: expiry,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { cert, key };
}
