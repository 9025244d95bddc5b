import { controlClient } from '@shop/mock-engine/client/control-client';
import { mockApiUrl } from './servers.ts';

/** The control calls of the suite's mock API (docs/mock-api-reference.md). */
export const control = controlClient(mockApiUrl);
