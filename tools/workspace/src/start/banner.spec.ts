import { banner, readHealth } from './banner.ts';

const demoCustomer = { email: 'demo@shop.example', customerId: 'XX1', password: 'secret' };
const urls = { storefrontUrl: 'http://localhost:4200', mockApiUrl: 'http://localhost:3333' };

it('shows the URL, the login and how to stop', () => {
  const text = banner({ ...urls, health: { demoCustomer } });
  expect(text).toContain('http://localhost:4200');
  expect(text).toContain('http://localhost:3333');
  expect(text).toContain('http://localhost:3333/__mock');
  expect(text).toContain('demo@shop.example (or XX1), password secret');
  expect(text).toContain('Ctrl-C');
});

it('omits the demo login when the mock API has none', () => {
  expect(banner({ ...urls, health: {} })).not.toContain('login');
});

describe("the mock API's health response", () => {
  it('contains the demo customer', () => {
    expect(readHealth(JSON.stringify({ status: 'ok', demoCustomer }))).toEqual({ demoCustomer });
  });

  it.each(['', 'ok', 'null', '[]', '{}', '{"demoCustomer":{"email":1}}'])('%p contains none', (body) => {
    expect(readHealth(body)).toEqual({});
  });
});
