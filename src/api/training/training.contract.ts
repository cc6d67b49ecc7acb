import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { EMAIL } from '../address/email.rules.ts';

/* ours: the data that a training needs before it can be ordered. Source: TRN-01 to TRN-04. */

const typed = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const text = v.optional(v.string(), '');

/** A training's data as the service stores it. */
export const trainingSchema = v.object({
  /** Two days, such as `2027-04-20`. */
  dates: v.optional(v.array(v.string()), []),
  contact: v.optional(v.object({ firstName: text, lastName: text, email: text, phone: text, country: text })),
  participants: v.optional(v.array(v.object({ firstName: text, lastName: text, email: text })), []),
  complete: v.optional(v.boolean(), false),
});
export type Training = v.InferOutput<typeof trainingSchema>;

const day = v.pipe(v.string(), v.isoDate());
const name = v.pipe(typed(60), v.regex(/^[\p{L}\p{M}'’\- ]+$/u));
const email = v.pipe(typed(64), v.regex(EMAIL));

/** Replaces the given parts. ValidationError on `dates` if they are too early in every time zone (TRN-05 b). */
export const changeTraining = defineEndpoint(
  'PUT',
  '/users/{userId}/carts/{cartId}/entries/{entryNumber}/training',
  {
    body: v.object({
      dates: v.nullish(v.pipe(v.array(day), v.maxLength(2))),
      contact: v.nullish(
        v.object({
          firstName: name,
          lastName: name,
          email,
          phone: v.pipe(typed(40), v.minLength(5)),
          country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
        }),
      ),
      participants: v.nullish(
        v.pipe(v.array(v.object({ firstName: name, lastName: name, email })), v.maxLength(500)),
      ),
    }),
  },
);
