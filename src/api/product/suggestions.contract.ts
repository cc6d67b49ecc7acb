import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

export const suggestProducts = defineEndpoint({
  method: 'GET',
  path: '/products/suggestions',
  response: v.object({ suggestions: v.array(v.object({ value: v.string() })) }),
});
