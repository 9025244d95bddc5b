/*
 * Run by npm after an install, on any Node, hence the old syntax: checks the Node that the scripts will run on, and
 * generates code (styles, the contract's types). `npm ci --dry-run` installs nothing, so there is nothing to generate.
 */
'use strict';

var spawnSync = require('child_process').spawnSync;
var path = require('path');

/** Whether Node runs TypeScript without a flag and has node:sqlite: from 22.19, in the 23 line from 23.6. */
function isNewEnough(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major === 22) return minor >= 19;
  if (major === 23) return minor >= 6;
  return major > 23;
}

module.exports = { isNewEnough: isNewEnough };

if (require.main === module) {
  var root = path.resolve(__dirname, '../..');
  if (process.env.npm_config_dry_run !== 'true') {
    if (isNewEnough(process.versions.node)) {
      // By Nx, whose cache the first command then finds filled.
      var run = spawnSync('nx run-many -t codegen', {
        cwd: root,
        encoding: 'utf8',
        env: Object.assign({}, process.env, { NX_DAEMON: 'false' }),
        shell: true,
      });
      if (run.status !== 0) process.stderr.write(run.stdout + run.stderr);
      process.exitCode = run.status === null ? 1 : run.status;
    } else {
      process.stderr.write(
        '\nThe scripts would run on Node ' +
          process.versions.node +
          ', and need 22.19 or newer. Install it (https://nodejs.org), or, on Linux\n' +
          'and Windows, install without --omit=optional: an optional package is the right Node. Then run npm ci again.\n',
      );
      process.exitCode = 1;
    }
  }
}
