import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { listOf } from '../../core/http/list-of.ts';
import { nameSchema } from './product.contract.ts';

/** `GET /products/suggestions?term&max` returns possible searches that begin with the term. */
export const suggestProducts = defineEndpoint({
  method: 'GET',
  path: '/products/suggestions',
  response: v.object({ suggestions: listOf(v.object({ value: nameSchema }), 50) }),
});
