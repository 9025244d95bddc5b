const { isNewEnough } = jest.requireActual<{ isNewEnough: (version: string) => boolean }>('../prepare.cjs');

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
`('Node $version runs the scripts: $isEnough', ({ version, isEnough }: { version: string; isEnough: boolean }) => {
  expect(isNewEnough(version)).toBe(isEnough);
});
