import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { addEntry, cartModificationSchema, updateEntry } from '../../../src/api/cart/cart-writes.contract.ts';
import { cartEntrySchema } from '../../../src/api/cart/cart.contract.ts';

/* Calls for cart lines that OCC allows and our own widgets do not use. */

export const listEntries = defineEndpoint('GET', '/users/{userId}/carts/{cartId}/entries', {
  response: v.object({ orderEntries: v.array(cartEntrySchema) }),
});

export const readEntry = defineEndpoint('GET', '/users/{userId}/carts/{cartId}/entries/{entryNumber}', {
  response: cartEntrySchema,
});

const units = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(99_999));
/** Null counts as absent. */
const said = <S extends v.GenericSchema>(schema: S) => v.nullish(schema);

/** Adds an entry. The default quantity is 1. */
export const addAnyEntry = {
  ...addEntry,
  body: v.object({ product: v.object({ code: v.string() }), quantity: said(units(1)) }),
};

const changedEntry = (least: number) =>
  v.object({ product: said(v.object({ code: said(v.string()) })), quantity: said(units(least)) });

/** Changes an entry. Without a quantity it keeps its own; 0 removes the line. */
export const updateAnyEntry = { ...updateEntry, body: changedEntry(0) };

export const replaceEntry = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/entries/{entryNumber}', {
  body: changedEntry(1),
  response: cartModificationSchema,
});
