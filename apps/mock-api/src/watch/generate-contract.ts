import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Generates types and tables from openapi.yaml as `npm run contract` does.
 *
 * @throws Error with what the generator said
 */
export async function generateContract(contractTools: string): Promise<void> {
  try {
    await run(process.execPath, ['src/generate.ts'], { cwd: contractTools });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(stderr?.trim() || String(error), { cause: error });
  }
}
