import { readFileSync } from 'node:fs';
import { parseOpenApi } from '@shop/mock-engine/openapi/parse-openapi';
import { contractFile } from './contract-paths.ts';

/** openapi.yaml of the working tree. */
export const readContract = () => parseOpenApi(readFileSync(contractFile, 'utf8'));
