import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { accountSchema } from '../../../src/api/account/account.contract.ts';
import { qualifiedUserSchema } from '../../../src/api/account/qualified-user.contract.ts';
import { addressSchema } from '../../../src/api/address/address.contract.ts';
import { aimswebAccountSchema } from '../../../src/api/aimsweb/aimsweb.contract.ts';
import { cartEntrySchema, cartSchema } from '../../../src/api/cart/cart.contract.ts';
import { cartModificationSchema } from '../../../src/api/cart/cart-writes.contract.ts';
import { checkoutCartSchema, checkoutEntrySchema } from '../../../src/api/checkout/checkout-cart.contract.ts';
import { deliveryModeSchema } from '../../../src/api/checkout/delivery.contract.ts';
import { moneySchema } from '../../../src/api/money.contract.ts';
import { orderSchema } from '../../../src/api/order/order.contract.ts';
import { cardSchema } from '../../../src/api/payment/card.contract.ts';
import { productSchema } from '../../../src/api/product/product.contract.ts';
import { quoteSchema } from '../../../src/api/quote/quote.contract.ts';
import { programSchema } from '../../../src/api/program/program.contract.ts';
import { qGlobalAccountSchema } from '../../../src/api/q-global/q-global.contract.ts';
import { trainingSchema } from '../../../src/api/training/training.contract.ts';

export type Json = Record<string, unknown>;

/** The body of an OCC error. */
const errorSchema = v.object({
  errors: v.array(
    v.object({
      type: v.string(),
      message: v.optional(v.string()),
      reason: v.optional(v.string()),
      subject: v.optional(v.string()),
      subjectType: v.optional(v.string()),
    }),
  ),
});

/** The schemas that several calls share, by their name in the file. */
const shared = {
  Money: moneySchema,
  Product: productSchema,
  CartEntry: cartEntrySchema,
  Cart: cartSchema,
  CartModification: cartModificationSchema,
  Address: addressSchema,
  Account: accountSchema,
  QualifiedUser: qualifiedUserSchema,
  QGlobalAccount: qGlobalAccountSchema,
  AimswebAccount: aimswebAccountSchema,
  DeliveryMode: deliveryModeSchema,
  Card: cardSchema,
  Program: programSchema,
  Training: trainingSchema,
  CheckoutEntry: checkoutEntrySchema,
  CheckoutCart: checkoutCartSchema,
  Order: orderSchema,
  Quote: quoteSchema,
  Errors: errorSchema,
};

/** Returns the shared schemas for the file. */
export const schemas = (): Json =>
  Object.fromEntries(Object.entries(shared).map(([name, schema]) => [name, schemaOf(schema, name)]));

/** Returns whether a body has no fields. A host need not send it. */
export const isBlank = (schema: v.GenericSchema): boolean =>
  schema.type === 'object' &&
  Object.keys((schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries).length === 0;

/** Returns whether the answer is not read. */
export const isEmpty = (schema: v.GenericSchema): boolean => schema.type === 'undefined';

/** Returns whether the answer is a file and not JSON. */
export const isFile = (schema: v.GenericSchema): boolean => schema.type === 'blob';

/**
 * Returns the schema of an answer.
 * @param self The name if the schema is a shared one. It is then written out; other shared schemas are referenced.
 */
export const schemaOf = (schema: v.GenericSchema, self?: string): Json =>
  lenient(plainSchema(schema, self), self) as Json;

/** Returns the schema as the contract has it, which is also the schema of a body. */
export const plainSchema = (schema: v.GenericSchema, self?: string): Json => {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...rest
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Some rules, such as "finite", can't be expressed in JSON Schema.
    errorMode: 'ignore',
    definitions: Object.fromEntries(Object.entries(shared).filter(([name]) => name !== self)),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as Json;
  return rest;
};

/** Fields that an answer may lack although the contract has them, because another field replaces them. */
const STOOD_IN = new Set(['name']);

const TAX_TAKEN_OFF =
  'The tax that is deducted if prices include tax and the account is exempt. This field is not part of OCC.';

/** The meaning of fields whose name does not explain them, by schema and name. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CartModification: {
    quantity: 'The requested units.',
    quantityAdded:
      'The units that were added: 0 if none were, negative if the line was reduced. If the field is absent, `success` counts as all ' +
      'requested units; for any other status the widgets read the cart.',
    entry: 'The line after the change. Absent if the line is gone.',
  },
  CartEntry: {
    entryNumber: 'The line’s number in the cart, from 0. A later change names the line by this number.',
    seats: 'The seats of a training or a licence. This field is not part of OCC.',
    vat: 'The value added tax in the line’s total. This field is not part of OCC.',
    estimatedToShip:
      'The day on which the line is expected to leave the warehouse, YYYY-MM-DD. This field is not part of OCC.',
    estimatedRelease:
      'The day on which a product that is not published yet is expected, YYYY-MM-DD. This field is not part of OCC.',
    totalPrice: 'The price of the line, after discounts.',
    basePrice: 'The price of one unit.',
  },
  Product: {
    estimatedToShip:
      'The day on which a unit that is ordered now is expected to leave the warehouse, YYYY-MM-DD. It is shown instead of the stock. This field is not part of OCC.',
    estimatedRelease:
      'The day on which a product that is not published yet is expected, YYYY-MM-DD. It is shown instead of the stock. This field is not part of OCC.',
  },
  CheckoutCart: {
    orderKey:
      'The widgets send it back as Idempotency-Key when they place the order. It belongs to the cart and stays the same for each try, ' +
      'until an order or the answer `none` ends it. A cart without one can’t be ordered. This field is not part of OCC.',
    lockedUntil:
      'The instant until which the host refuses changes, because an order of the cart is under way. This field is not part of OCC.',
    aimswebMinimum:
      'The minimum for aimswebPlus lines, and their subtotal. Left out if there is no minimum. This field is not part of OCC.',
    totalTax: 'The tax. It is left out, and not 0, until it can be calculated.',
    taxTakenOff: TAX_TAKEN_OFF,
  },
  Account: {
    billingAddress: 'The billing address. An account without one can’t be chosen.',
    hasOrdered: 'Whether the account has ordered before. A purchase order requires that.',
  },
  Cart: {
    version:
      'A whole number that grows with every change. The widgets send it back in If-Match. A host without versions leaves it out. This field is not part of OCC.',
    taxTakenOff: TAX_TAKEN_OFF,
    net: 'Whether `totalPrice` is without tax. If so, `totalPriceWithTax` includes the tax.',
    totalItems: 'The number of lines.',
    totalUnitCount: 'The sum of the units of all lines.',
  },
};

/** Makes a schema as lenient as the widgets are with answers (API-06): an optional field may be null. */
const lenient = (node: unknown, self?: string): unknown => {
  if (Array.isArray(node)) return node.map((one) => lenient(one));
  if (typeof node !== 'object' || node === null) return node;
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, one]) => [key, key === 'properties' ? one : lenient(one)]),
  ) as Json;
  const properties = schema['properties'] as Record<string, Json> | undefined;
  if (properties === undefined) return schema;
  const required = ((schema['required'] ?? []) as string[]).filter((name) => !STOOD_IN.has(name));
  schema['properties'] = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => {
      const meaning = MEANINGS[self ?? '']?.[name];
      const shape = lenient(one) as Json;
      const described = { ...shape, ...(meaning && { description: meaning }) };
      return [name, required.includes(name) ? described : orNull(described)];
    }),
  );
  return required.length > 0 ? { ...schema, required } : without(schema, 'required');
};

const orNull = (schema: Json): Json => {
  const { description, default: standard, ...shape } = schema;
  const rest = {
    ...(description !== undefined && { description }),
    ...(standard !== undefined && { default: standard }),
  };
  if (typeof shape['type'] === 'string' && !('enum' in shape))
    return { ...shape, type: [shape['type'], 'null'], ...rest };
  return { anyOf: [shape, { type: 'null' }], ...rest };
};

const without = (schema: Json, name: string): Json =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== name));
