const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, 'reports/progress.txt');

/** Says after each test how far the suite is, for the progress line of `npm test`. */
module.exports = class ProgressReporter {
  ended = 0;
  failed = 0;

  onBegin(_config, suite) {
    this.all = suite.allTests().length;
    mkdirSync(path.dirname(file), { recursive: true });
  }

  onTestEnd(_test, { status }) {
    this.ended += 1;
    if (status === 'failed' || status === 'timedOut') this.failed += 1;
    writeFileSync(file, `${this.ended} of ${this.all} tests, ${this.failed} failed`);
  }
};
