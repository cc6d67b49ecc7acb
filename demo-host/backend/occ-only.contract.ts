import * as v from 'valibot';
import { cartSchema } from '../../src/api/cart/cart.contract.ts';
import { cartModificationSchema } from '../../src/api/cart/cart-writes.contract.ts';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';

// Calls of OCC v2 that our own widgets don't make yet, but that a client written by somebody else does.

export const listCarts = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts',
  response: v.object({
    carts: v.array(
      v.object({
        ...cartSchema.entries,
        name: v.optional(v.string()),
        description: v.optional(v.string()),
        saveTime: v.optional(v.string()),
      }),
    ),
  }),
});

export const replaceEntry = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/carts/{cartId}/entries/{entryNumber}',
  body: v.object({
    product: v.optional(v.object({ code: v.string() })),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  }),
  response: cartModificationSchema,
});

export const suggestProducts = defineEndpoint({
  method: 'GET',
  path: '/products/suggestions',
  response: v.object({ suggestions: v.array(v.object({ value: v.string() })) }),
});

const named = { isocode: v.string(), name: v.string() };

export const listLanguages = defineEndpoint({
  method: 'GET',
  path: '/languages',
  response: v.object({
    languages: v.array(v.object({ ...named, nativeName: v.string(), active: v.boolean() })),
  }),
});

export const listCurrencies = defineEndpoint({
  method: 'GET',
  path: '/currencies',
  response: v.object({
    currencies: v.array(v.object({ ...named, symbol: v.string(), active: v.boolean() })),
  }),
});

export const listCountries = defineEndpoint({
  method: 'GET',
  path: '/countries',
  response: v.object({ countries: v.array(v.object(named)) }),
});

export const listTitles = defineEndpoint({
  method: 'GET',
  path: '/titles',
  response: v.object({ titles: v.array(v.object({ code: v.string(), name: v.string() })) }),
});
