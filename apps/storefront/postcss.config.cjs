const path = require('node:path');

/** Panda writes its rules where `@layer` stands in `libs/design/src/panda.css`. */
module.exports = {
  plugins: { '@pandacss/dev/postcss': { configPath: path.join(__dirname, 'panda.config.ts'), cwd: __dirname } },
};
