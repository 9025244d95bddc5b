import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/**
 * The browser's router over the route table.
 *
 * @param isPrepared the page stands already, and may have been scrolled: the router leaves it where it is
 */
export const makeRouter = (isPrepared: boolean) => createBrowserRouter(routes, isPrepared ? { hydrationData: {} } : {});
