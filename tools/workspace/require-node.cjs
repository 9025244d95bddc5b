/*
 * Runs before every command and has to run on any Node, hence the old syntax. The shop needs Node 22.19 or newer, to run
 * TypeScript directly and for node:sqlite. On Linux and Windows `npm ci` installs one as an optional package.
 */
'use strict';

var fs = require('fs');
var path = require('path');

var PACKAGED = ['linux-x64', 'linux-arm64', 'win32-x64'];

/** Whether Node runs TypeScript without a flag and has node:sqlite: from 22.19, in the 23 line from 23.6. */
function isNewEnough(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major === 22) return minor >= 19;
  if (major === 23) return minor >= 6;
  return major > 23;
}

/**
 * What is missing on this machine and how to get it, or null.
 * @param machine {{version: string, platform: string, arch: string, isInstalled: boolean}}
 */
function problem(machine) {
  if (!machine.isInstalled) {
    return 'The shop is not installed yet. Run:\n\n  npm ci\n';
  }
  if (isNewEnough(machine.version)) return null;

  var tooOld = 'The shop needs Node 22.19 or newer, but this command runs on Node ' + machine.version + '.\n';
  if (PACKAGED.indexOf(machine.platform + '-' + machine.arch) !== -1) {
    return (
      tooOld +
      'On this system the right Node is an optional npm package, which is not installed.\n' +
      'Install again without --omit=optional, and use the npm scripts (npm start, npm test), which find it:\n\n' +
      '  npm ci\n'
    );
  }
  return (
    tooOld +
    'For this system (' +
    machine.platform +
    ', ' +
    machine.arch +
    ') there is no Node package. Install Node 22.19 or newer,\n' +
    'for example from https://nodejs.org, and run the command again.\n'
  );
}

module.exports = { problem: problem, isNewEnough: isNewEnough };

if (require.main === module) {
  var message = problem({
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    isInstalled: fs.existsSync(path.join(__dirname, '..', '..', 'node_modules')),
  });
  if (message !== null) {
    process.stderr.write('\n' + message + '\n');
    process.exitCode = 1;
  }
}
