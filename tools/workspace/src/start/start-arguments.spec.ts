import { readStartArguments } from './start-arguments.ts';

describe('the arguments of npm start', () => {
  it('default to the usual ports', () => {
    expect(readStartArguments([], {})).toEqual({ storefrontPort: 4200, mockApiPort: 3333, isOpened: false });
  });

  it('override the environment', () => {
    const environment = { STOREFRONT_PORT: '4300', MOCK_API_PORT: '3400' };
    expect(readStartArguments(['--port', '4210', '--open'], environment)).toEqual({
      storefrontPort: 4210,
      mockApiPort: 3400,
      isOpened: true,
    });
  });

  it.each([
    [['--port', '65536'], {}, '--port takes a port from 1 to 65535, not "65536".'],
    [[], { MOCK_API_PORT: '4e3' }, 'MOCK_API_PORT takes a port from 1 to 65535, not "4e3".'],
    [['--prot', '1'], {}, "Unknown option '--prot'"],
  ])('%j with %j are refused', (args, environment, words) => {
    expect(() => readStartArguments(args, environment)).toThrow(words);
  });
});
