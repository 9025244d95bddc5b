#!/usr/bin/env node
import { serve } from './cli/serve.ts';

await serve(process.argv.slice(2));
