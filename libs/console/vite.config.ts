import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = process.env.MOCK_API_URL ?? 'http://localhost:3333';

/** The console as a mock API serves it: its page at /__mock, its files below /__mock/console/. */
export default defineConfig({
  base: '/__mock/console/',
  plugins: [react()],
  server: { port: 4210, strictPort: true, proxy: { '^/__mock/(?!console/)': { target }, '/__world': { target } } },
  // Into the engine, which serves it.
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: '../mock-engine/dist/console', emptyOutDir: true },
});
