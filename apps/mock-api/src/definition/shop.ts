import type { ApiDefinition } from '@shop/mock-engine/pipeline/definition';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';

import { refuseMalformedLogin } from '../features/accounts/login.ts';
import { refuseMalformedRegistration } from '../features/accounts/register.ts';
import { customerOf, openSession } from '../features/accounts/sessions.ts';
import { refuseMalformedPincode } from '../features/postal/postal.operations.ts';
import type { World } from '../world/world.ts';
import { shopContract } from './contract.ts';
import { operations } from './operations.ts';
import { shopRules } from './situations.ts';

/** The shop's definition for the engine, without extra routes: a server has more of them than a browser. */
export const shop: Omit<ApiDefinition<World>, 'extraRoutes'> = {
  contract: shopContract,
  operations,
  // The storefront can read only these formats.
  refusals: {
    login: refuseMalformedLogin,
    register: refuseMalformedRegistration,
    lookupPincode: refuseMalformedPincode,
  },
  rules: shopRules,
  callerOf: customerOf,
  issueToken(world) {
    const customer = world.store.customers.withEmail(demoCustomer.email)?.number ?? 1;
    return openSession(customer, world);
  },
};
