import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

process.env.DEBUG_PRINT_LIMIT = '3000';
configure({ asyncUtilTimeout: 15_000 });
