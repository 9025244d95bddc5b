export const certificateMessages = {
  unreadable: (file: string, why: string) => `${file} cannot be read: ${why}.`,
  noCertificate: (file: string) => `${file} is not a certificate; it must begin with -----BEGIN CERTIFICATE-----.`,
  noKey: (file: string) => `${file} is not a private key; it must begin with -----BEGIN PRIVATE KEY-----.`,
  encryptedKey: (file: string) => `${file} has a passphrase. Remove it: openssl pkey -in ${file} -out plain.pem`,
  notAPair: (cert: string, key: string) => `${key} does not belong to the certificate ${cert}.`,
  expired: (file: string, day: string) => `${file} expired on ${day}. Create or request a new certificate.`,
} as const;
