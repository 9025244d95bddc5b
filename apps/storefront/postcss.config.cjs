const path = require('node:path');

const design = path.join(__dirname, '../../libs/design');

/** Panda writes its rules where `@layer` stands in `libs/design/src/panda.css`. */
module.exports = {
  plugins: { '@pandacss/dev/postcss': { configPath: path.join(design, 'panda.config.ts'), cwd: design } },
};
