import { hash } from 'node:crypto';

import type { Fingerprint } from '../fingerprint.ts';

export const sha256Fingerprint: Fingerprint = async (token) => hash('sha256', token, 'base64url');
