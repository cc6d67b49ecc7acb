import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/* ours: the third-party programs that an order can be placed under. Source: CHK-18. */

const id = v.pipe(v.string(), v.regex(SEGMENT));

export const programSchema = v.object({ id, name: v.string() });
export type Program = v.InferOutput<typeof programSchema>;

export const listPrograms = defineEndpoint('GET', '/users/{userId}/thirdpartyprograms', {
  response: v.object({ programs: v.array(programSchema) }),
});

/** Chooses a program. Null removes it. */
export const chooseProgram = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/thirdpartyprogram', {
  body: v.object({ id: v.nullish(id) }),
});
