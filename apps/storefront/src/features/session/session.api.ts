import { zUser } from '@shop/api-contract/generated/read-schemas';
import type { LoginRequest, RegisterRequest, User } from '@shop/api-contract/model';
import { ownField } from '@shop/domain/json/parse-json';
import { contractRequest, shopApi } from '../../shared/api/shop-api.ts';

const hasNoResponse = (error: unknown) =>
  ownField(error, 'status') === 'FETCH_ERROR' || ownField(error, 'status') === 'TIMEOUT_ERROR';

/**
 * Account calls (specification, section 7). Responses to login and register are validated by read-login.ts and
 * read-registration.ts, since the body decides, not the status.
 */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<unknown, LoginRequest>({ query: (body) => contractRequest('login', { body }) }),
    register: build.mutation<unknown, RegisterRequest>({ query: (body) => contractRequest('register', { body }) }),
    /** Cached by token, which is sent as the bearer value. */
    getUser: build.query<User, { token: string }>({
      query: () => contractRequest('getUser'),
      responseSchema: zUser,
      providesTags: ['User'],
      keepUnusedDataFor: 0,
      // Asked until there is a response, which counts whatever it says.
      extraOptions: { retryCondition: hasNoResponse },
    }),
  }),
});

export const { useGetUserQuery } = sessionApi;
