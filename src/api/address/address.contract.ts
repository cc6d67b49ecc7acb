import * as v from 'valibot';
import { SEGMENT } from '../../core/http/define-endpoint.ts';

const text = v.optional(v.string());

/** An address as in OCC. A saved one may lack any field, above all the names (CHK-09 b). Source: CHK-20. */
export const addressSchema = v.object({
  /** The id of a saved address. An address that exists only on a cart may have none. */
  id: v.optional(v.pipe(v.string(), v.regex(SEGMENT))),
  firstName: text,
  lastName: text,
  companyName: text,
  line1: text,
  line2: text,
  /** ours: present if the flag for a third line is on. */
  line3: text,
  town: text,
  postalCode: text,
  /** ISO 3166. */
  country: v.optional(v.object({ isocode: v.string(), name: text })),
  /** `isocode` is `US-CA`, `isocodeShort` is `CA`. */
  region: v.optional(v.object({ isocode: v.string(), isocodeShort: text, name: text })),
  phone: text,
  email: text,
  defaultAddress: v.optional(v.boolean(), false),
});
export type Address = v.InferOutput<typeof addressSchema>;

const typed = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const needed = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const maybe = (most: number) => v.nullish(typed(most));

/** An address as it is sent. The service also refuses it if a required field is missing. Source: CHK-20 a. */
export const addressBodySchema = v.object({
  firstName: needed(60),
  lastName: needed(60),
  companyName: maybe(240),
  line1: needed(240),
  line2: maybe(240),
  line3: maybe(240),
  town: needed(100),
  postalCode: maybe(20),
  country: v.object({ isocode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
  region: v.nullish(v.object({ isocode: typed(10) })),
  phone: maybe(40),
  email: maybe(150),
  defaultAddress: v.nullish(v.boolean()),
});
export type AddressBody = v.InferInput<typeof addressBodySchema>;

/** The texts of an address. The postal code is compared in its own way. */
export const ADDRESS_TEXTS = [
  'firstName',
  'lastName',
  'companyName',
  'line1',
  'line2',
  'line3',
  'town',
  'phone',
  'email',
] as const;
