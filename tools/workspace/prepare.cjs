/*
 * Run by npm after an install: generates the styles' JSX and recipes. `npm ci --dry-run` installs nothing, so there is
 * nothing to generate.
 */
'use strict';

var spawnSync = require('child_process').spawnSync;
var fs = require('fs');
var path = require('path');

var root = path.resolve(__dirname, '../..');

if (fs.existsSync(path.join(root, 'node_modules/@pandacss/dev'))) {
  var run = spawnSync('npm run --silent codegen -w @shop/design', { cwd: root, stdio: 'inherit', shell: true });
  process.exitCode = run.status === null ? 1 : run.status;
}
