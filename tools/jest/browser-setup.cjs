require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

process.env.DEBUG_PRINT_LIMIT = '3000';
configure({ asyncUtilTimeout: 60_000 });
