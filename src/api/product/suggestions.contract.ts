import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { listOf } from '../../core/http/list-of.ts';
import { nameSchema } from './product.contract.ts';

/** `GET /products/suggestions?term&max`: what a search may mean that begins like this. */
export const suggestProducts = defineEndpoint({
  method: 'GET',
  path: '/products/suggestions',
  response: v.object({ suggestions: listOf(v.object({ value: nameSchema }), 50) }),
});
