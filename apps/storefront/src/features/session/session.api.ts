import { zUser } from '@shop/api-contract/generated/read-schemas';
import type { LoginRequest, RegisterRequest, User } from '@shop/api-contract/model';
import { ownField } from '@shop/domain/json/parse-json';
import * as z from 'zod/mini';
import { accountApi, contractRequest, shopApi } from '../../shared/api/shop-api.ts';

/** The calls that begin a session (specification, section 7). For their responses see {@link readLogin}. */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<unknown, LoginRequest>({ query: (body) => contractRequest('login', { body }) }),
    register: build.mutation<unknown, RegisterRequest>({ query: (body) => contractRequest('register', { body }) }),
  }),
});

/** Who is signed in (specification, section 7). */
export const userApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({ query: () => contractRequest('getUser'), responseSchema: zUser }),
  }),
});

export const { useGetUserQuery } = userApi;

const someText = z.string().check(z.minLength(1));

const loginBody = z.union([
  z.object({ statusCode: z.literal(200), token: someText }),
  z.object({ statusCode: z.number().check(z.refine((code) => code !== 200)), error: someText }),
]);

const registrationBody = z.union([
  z.object({ scode: z.literal(true), message: z.catch(z.string(), ''), token: someText }),
  z.object({ scode: z.literal(false), message: someText }),
]);

interface CallResult {
  data?: unknown;
  error?: unknown;
}

/** The body counts whatever the HTTP status: it reports the outcome. */
const bodyOf = ({ data, error }: CallResult) => (error === undefined ? data : ownField(error, 'data'));

/** The token, or the server's error; undefined without a valid response. */
export const readLogin = (result: CallResult) => loginBody.safeParse(bodyOf(result)).data;

/** The same for a registration. */
export const readRegistration = (result: CallResult) => registrationBody.safeParse(bodyOf(result)).data;
