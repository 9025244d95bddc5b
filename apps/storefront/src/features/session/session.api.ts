import type { LoginRequest, RegisterRequest } from '@shop/api-contract/model';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/**
 * The account's calls (specification, section 7). Their answers are believed by their body, whatever the status, so they
 * arrive unread: see read-login.ts, read-registration.ts and read-user.ts.
 */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<unknown, LoginRequest>({ query: (body) => contractRequest('login', { body }) }),
    register: build.mutation<unknown, RegisterRequest>({ query: (body) => contractRequest('register', { body }) }),
    /** Asked once for each token; the token itself travels as the bearer value. */
    getUser: build.query<unknown, { token: string }>({
      query: () => contractRequest('getUser'),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetUserQuery } = sessionApi;
