#!/usr/bin/env node

const { node } = process.versions;
const [major = 0, minor = 0] = node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 18)) {
  // Only now: an older one cannot load it.
  const { serve } = await import('./cli/serve.ts');
  await serve(process.argv.slice(2));
} else {
  process.stderr.write(`The mock engine needs Node 22.18 or newer. This is ${node}.\n`);
  process.exitCode = 1;
}
