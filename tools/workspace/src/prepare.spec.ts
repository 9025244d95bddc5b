const { isNewEnough, advice } = jest.requireActual<{
  isNewEnough: (version: string) => boolean;
  advice: (version: string, system: string) => string;
}>('../prepare.cjs');

describe('the Node that the shop needs', () => {
  it.each`
    version      | isEnough
    ${'0.12.18'} | ${false}
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

  it.each(['linux-x64', 'linux-arm64', 'win32-x64'])('is an optional package on %s', (system) => {
    expect(advice('20.19.0', system)).toContain('without --omit=optional');
  });

  it('has to be installed on other systems', () => {
    expect(advice('20.19.0', 'darwin-arm64')).toContain('Install a newer Node');
  });
});
