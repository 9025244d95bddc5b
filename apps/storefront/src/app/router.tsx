import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The browser's router over the route table. */
export const makeRouter = () => createBrowserRouter(routes);
