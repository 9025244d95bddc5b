/*
 * Stands in front of every command of this workspace, so it has to run on any Node: old syntax on purpose.
 * The shop needs Node 22.19 or newer (it runs TypeScript as it is, and stores its data with node:sqlite).
 * On Linux and Windows `npm ci` brings such a Node along, as an optional package; elsewhere the machine's own is used.
 */
'use strict';

var fs = require('fs');
var path = require('path');

var PACKAGED = ['linux-x64', 'linux-arm64', 'win32-x64'];

/** True where Node runs TypeScript without a flag and has node:sqlite: from 22.19, and from 23.6 in the 23 line. */
function isNewEnough(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major === 22) return minor >= 19;
  if (major === 23) return minor >= 6;
  return major > 23;
}

/**
 * What is missing on this machine and how to get it, or null when nothing is.
 * @param machine {{version: string, platform: string, arch: string, isInstalled: boolean}}
 */
function complaint(machine) {
  if (!machine.isInstalled) {
    return 'The shop is not installed yet. Run this first:\n\n  npm ci\n';
  }
  if (isNewEnough(machine.version)) return null;

  var reached = 'The shop needs Node 22.19 or newer, but this command reached Node ' + machine.version + '.\n';
  if (PACKAGED.indexOf(machine.platform + '-' + machine.arch) !== -1) {
    return (
      reached +
      'On this system npm brings the right Node along as an optional package, and that package is not installed.\n' +
      'Install again, without --omit=optional, and use the npm scripts (npm start, npm test), which find it:\n\n' +
      '  npm ci\n'
    );
  }
  return (
    reached +
    'For this system (' +
    machine.platform +
    ', ' +
    machine.arch +
    ') there is no Node package to bring along. Install Node 22.19 or newer,\n' +
    'for example from https://nodejs.org, and run the command again.\n'
  );
}

module.exports = { complaint: complaint, isNewEnough: isNewEnough };

if (require.main === module) {
  var words = complaint({
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    isInstalled: fs.existsSync(path.join(__dirname, '..', '..', 'node_modules')),
  });
  if (words !== null) {
    process.stderr.write('\n' + words + '\n');
    process.exitCode = 1;
  }
}
