import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

interface Machine {
  version: string;
  platform: string;
  arch: string;
  isInstalled: boolean;
}
const file = path.join(__dirname, '..', 'require-node.cjs');
const { problem, isNewEnough } = jest.requireActual<{
  problem: (machine: Machine) => string | null;
  isNewEnough: (version: string) => boolean;
}>('../require-node.cjs');

const linux: Machine = { version: '20.19.0', platform: 'linux', arch: 'x64', isInstalled: true };

describe('the Node that the shop needs', () => {
  it.each`
    version      | isEnough
    ${'0.12.18'} | ${false}
    ${'18.20.8'} | ${false}
    ${'20.19.0'} | ${false}
    ${'22.9.0'}  | ${false}
    ${'22.18.0'} | ${false}
    ${'22.19.0'} | ${true}
    ${'23.5.0'}  | ${false}
    ${'23.6.0'}  | ${true}
    ${'24.21.0'} | ${true}
    ${'100.0.0'} | ${true}
  `('is there with $version: $isEnough', ({ version, isEnough }: { version: string; isEnough: boolean }) => {
    expect(isNewEnough(version)).toBe(isEnough);
  });
});

describe('the check before every command', () => {
  it('prints nothing when everything is installed', () => {
    expect(problem({ ...linux, version: '24.21.0' })).toBeNull();
  });

  it('asks for npm ci before anything is installed', () => {
    expect(problem({ ...linux, version: '24.21.0', isInstalled: false })).toMatch(/not installed yet[\s\S]*npm ci/);
  });

  it.each(['linux-x64', 'linux-arm64', 'win32-x64'])('names the omitted optional package on %s', (system) => {
    const [platform = '', arch = ''] = system.split('-');
    const message = problem({ ...linux, platform, arch });
    expect(message).toContain('runs on Node 20.19.0');
    expect(message).toContain('without --omit=optional');
  });

  it('asks for a newer Node where there is no package', () => {
    const message = problem({ ...linux, platform: 'darwin', arch: 'arm64' });
    expect(message).toContain('Install Node 22.19 or newer');
    expect(message).not.toContain('npm ci');
  });

  it('accepts the Node that runs these tests', () => {
    expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe('');
  });

  it('stops a command with exit code 1 when run by an old Node', () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.0.0' });`;
    const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
    const run = spawnSync(process.execPath, ['--import', preload, file], { encoding: 'utf8' });
    expect(run.stderr).toContain('runs on Node 18.0.0');
    expect(run.status).toBe(1);
  });
});
