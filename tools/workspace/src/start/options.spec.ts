import { readStartOptions } from './options.ts';

describe('the options of npm start', () => {
  it('are the usual ports', () => {
    expect(readStartOptions([], {})).toEqual({ storefrontPort: 4200, mockApiPort: 3333, isOpened: false });
  });

  it('win over the environment', () => {
    const environment = { STOREFRONT_PORT: '4300', MOCK_API_PORT: '3400' };
    expect(readStartOptions(['--port', '4210', '--open'], environment)).toEqual({
      storefrontPort: 4210,
      mockApiPort: 3400,
      isOpened: true,
    });
  });

  it.each([
    [['--port', '65536'], {}, '--port takes a port from 1 to 65535, not "65536".'],
    [[], { MOCK_API_PORT: '4e3' }, 'MOCK_API_PORT takes a port from 1 to 65535, not "4e3".'],
    [['--prot', '1'], {}, "Unknown option '--prot'"],
  ])('%j with %j are refused, with the usage', (args, environment, words) => {
    expect(() => readStartOptions(args, environment)).toThrow(words);
    expect(() => readStartOptions(args, environment)).toThrow('npm start -- [--port NUMBER]');
  });
});
