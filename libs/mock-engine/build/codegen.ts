import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { controlDocument } from '../src/control/control-document.ts';

// Writes src/generated: the types of the control calls, from their declarations in src/control.

const types = await openapiTS(JSON.stringify(controlDocument()), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  silent: true,
});
const folder = path.join(import.meta.dirname, '../src/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'control-api.ts'), astToString(types));
