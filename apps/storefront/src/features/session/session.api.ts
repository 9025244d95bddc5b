import type { LoginRequest, RegisterRequest } from '@shop/api-contract/model';
import { ownField } from '@shop/domain/json/parse-json';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

const hasNoResponse = (error: unknown) =>
  ownField(error, 'status') === 'FETCH_ERROR' || ownField(error, 'status') === 'TIMEOUT_ERROR';

/**
 * Account calls (specification, section 7). Responses are validated by read-login.ts, read-registration.ts and
 * read-user.ts, since the body decides, not the status.
 */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<unknown, LoginRequest>({ query: (body) => contractRequest('login', { body }) }),
    register: build.mutation<unknown, RegisterRequest>({ query: (body) => contractRequest('register', { body }) }),
    /** Cached by token, which is sent as the bearer value. */
    getUser: build.query<unknown, { token: string }>({
      query: () => contractRequest('getUser'),
      providesTags: ['User'],
      keepUnusedDataFor: 0,
      // Asked until there is a response, which counts whatever it says.
      extraOptions: { retryCondition: hasNoResponse },
    }),
  }),
});

export const { useGetUserQuery } = sessionApi;
