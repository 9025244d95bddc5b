import type { ControlRoute } from './control-route.ts';
import { recordingRoutes } from './recordings.routes.ts';
import { requestLogRoutes } from './request-log.routes.ts';
import { situationRoutes } from './situations.routes.ts';
import { worldRoutes } from './worlds.routes.ts';

/** The control calls that every mock API has. */
export const controlRoutes: readonly ControlRoute[] = [
  ...worldRoutes,
  ...situationRoutes,
  ...recordingRoutes,
  ...requestLogRoutes,
];
