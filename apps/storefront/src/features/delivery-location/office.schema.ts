import { isPincode } from '@shop/domain/delivery/pincode';
import * as z from 'zod/mini';

/** A post office that can serve as an address (specification, section 3); other fields are left out. */
export const office = z.object({
  Name: z.string().check(z.regex(/\S/)),
  State: z.string(),
  Country: z.string(),
  Pincode: z.string().check(z.refine(isPincode)),
});
