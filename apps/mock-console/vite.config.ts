import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = process.env.MOCK_API_URL ?? 'http://localhost:3333';

/** The console as the mock API serves it: its page at /__mock, its files below /__mock/console/. */
export default defineConfig({
  base: '/__mock/console/',
  plugins: [react()],
  server: { port: 4210, strictPort: true, proxy: { '^/__mock/(?!console/)': { target }, '/__world': { target } } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
