export const certificateMessages = {
  unreadable: (file: string, why: string) => `${file} cannot be read: ${why}.`,
  noCertificate: (file: string) => `${file} is no certificate; it has to begin with -----BEGIN CERTIFICATE-----.`,
  noKey: (file: string) => `${file} is no private key; it has to begin with -----BEGIN PRIVATE KEY-----.`,
  encryptedKey: (file: string) =>
    `${file} asks for a passphrase. Give a key without one: openssl pkey -in ${file} -out plain.pem`,
  notAPair: (cert: string, key: string) => `${key} is the key of another certificate than ${cert}.`,
  expired: (file: string, day: string) => `${file} expired on ${day}. Make or get a new certificate.`,
} as const;
