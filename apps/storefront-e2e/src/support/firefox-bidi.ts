#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Starts the Firefox named by SHOP_FIREFOX for Playwright, and passes on what the two say. Playwright sets colour schemes
// in every browser, which older versions of Firefox refuse as an unknown command: no test here needs it.

const OPTIONAL = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)$/;

const firefox = spawn(process.env.SHOP_FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = LISTENING.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listen(address);
});

function listen(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const opened = new Promise((resolve) => browser.once('open', resolve));
    const optional = new Set<number>();
    playwright.on('message', (data) => {
      const text = textOf(data);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (method === OPTIONAL) optional.add(id);
      void opened.then(() => browser.send(text));
    });
    browser.on('message', (data) => {
      const text = textOf(data);
      const { id } = JSON.parse(text) as { id?: number };
      const isOptional = id !== undefined && optional.delete(id);
      playwright.send(isOptional ? JSON.stringify({ type: 'success', id, result: {} }) : text);
    });
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}

// The library's default for messages is a buffer.
const textOf = (data: WebSocket.RawData): string => (data as Buffer).toString();
