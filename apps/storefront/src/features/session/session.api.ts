import { zUser } from '@shop/api-contract/generated/read-schemas';
import type { LoginRequest, RegisterRequest, User } from '@shop/api-contract/model';
import * as z from 'zod/mini';
import { accountApi, contractRequest, shopApi } from '../../shared/api/shop-api.ts';

const someText = z.string().check(z.minLength(1));

export const loginReply = z.union([
  z.object({ statusCode: z.literal(200), token: someText }),
  z.object({ statusCode: z.number().check(z.refine((code) => code !== 200)), error: someText }),
]);

export const registrationReply = z.union([
  z.object({ scode: z.literal(true), message: z.catch(z.string(), ''), token: someText }),
  z.object({ scode: z.literal(false), message: someText }),
]);

/** The body counts whatever the HTTP status: it reports the outcome. */
const readBy = (schema: z.ZodMiniType) => ({
  validateStatus: (_: Response, body: unknown) => schema.safeParse(body).success,
});

export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<z.output<typeof loginReply>, LoginRequest>({
      query: (body) => ({ ...contractRequest('login', { body }), ...readBy(loginReply) }),
      responseSchema: loginReply,
    }),
    register: build.mutation<z.output<typeof registrationReply>, RegisterRequest>({
      query: (body) => ({ ...contractRequest('register', { body }), ...readBy(registrationReply) }),
      responseSchema: registrationReply,
    }),
  }),
});

export const userApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({ query: () => contractRequest('getUser'), responseSchema: zUser }),
  }),
});

export const { useGetUserQuery } = userApi;
