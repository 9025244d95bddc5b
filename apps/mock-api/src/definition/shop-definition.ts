import type { MockDefinition } from '@shop/mock-engine/engine/definition';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { customerId } from '../features/accounts/customer-id.ts';
import { refuseMalformedLogin } from '../features/accounts/login.ts';
import { refuseMalformedRegistration } from '../features/accounts/register.ts';
import { customerOf, openSession } from '../features/accounts/sessions.ts';
import { fileRoute } from '../features/files/file.route.ts';
import { paymentWindowRoutes } from '../features/payment-window/payment-window.routes.ts';
import { pictureRoute } from '../features/pictures/picture.route.ts';
import { refuseMalformedPincode } from '../features/postal/postal.operations.ts';
import { receiptRoutes } from '../features/receipts/receipt.routes.ts';
import type { ExtraRoute } from '../world/operation.ts';
import { sharedServices, type SharedOptions } from '../world/shared-services.ts';
import { shopWorld, type World } from '../world/world.ts';
import { shopContract } from './contract.ts';
import { operations } from './operations.ts';
import { stateHandlers } from './provider-states/state-handlers.ts';
import { recordKinds } from './records/record-kinds.ts';
import { seedWorld } from './seed-world.ts';
import { shopSituations } from './situation-effects.ts';

/** In bytes; enough for a hundred cart lines. */
const BODY_LIMIT = 64 * 1024;

const { email, password } = demoCustomer;

/** The shop for the engine, on a server as in a browser. @param files routes of what differs: files of the payment window, fonts */
export function shopDefinition(files: readonly ExtraRoute[], options: SharedOptions = {}) {
  const shared = sharedServices(options);
  return {
    contract: shopContract,
    situations: () => shopSituations,
    operations,
    // The storefront can read only these formats.
    refusals: {
      login: refuseMalformedLogin,
      register: refuseMalformedRegistration,
      lookupPincode: refuseMalformedPincode,
    },
    extraRoutes: [pictureRoute, fileRoute, ...receiptRoutes, ...paymentWindowRoutes, ...files],
    authenticate: customerOf,
    secretFor: (field, world) =>
      field === 'token' ? openSession(world.store.customers.withEmail(email)?.number ?? 1, world) : undefined,
    worlds: { open: (base) => shopWorld(base, shared), seed: seedWorld },
    recordKinds,
    stateHandlers,
    bodyLimit: BODY_LIMIT,
    health: { demoCustomer: { email, customerId: customerId(1), password } },
    greeting: { 'Demo login': `${email}, password ${password}` },
  } satisfies MockDefinition<World>;
}
