import { resolve } from 'node:path';

/** This project and the one it looks after; every script and test here runs in this project's folder. */
const workspaceRoot = resolve(process.cwd(), '../..');

export const contractFolder = resolve(workspaceRoot, 'libs/api-contract');
export const contractFile = resolve(contractFolder, 'openapi.yaml');
export const generatedFolder = resolve(contractFolder, 'src/generated');
