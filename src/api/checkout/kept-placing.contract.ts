import * as v from 'valibot';
import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { moneySchema, type Money } from '../money.contract.ts';

/* What the browser stores about the order that is being placed. It is not trusted until parsed. Source: CHK-14 a, LEAD-03 f. */

const name = v.pipe(v.string(), v.maxLength(128));
const id = v.pipe(name, v.regex(SEGMENT));
/** What a refusal is about: one thing, or the numbers of several invoices. */
const subject = v.pipe(v.string(), v.maxLength(2000));
/** Milliseconds since the epoch. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0));

const common = {
  /** The server's order key. */
  key: id,
  /** The customer's id, or '' if it is not known, and the sign-in in which the order was started. */
  owner: name,
  signIn: name,
  /** When this state began. */
  since: time,
  /** What was sent, without any card data. The subject parses it again. */
  attempt: v.record(v.string(), v.union([v.string(), v.pipe(v.number(), v.finite())])),
  /** The latest orders that the page was told about with `assess-order-placed`. */
  told: v.pipe(v.array(id), v.maxLength(5)),
};

const keptSchema = v.variant('state', [
  v.object({ ...common, state: v.literal('sent') }),
  v.object({ ...common, state: v.literal('challenge'), challenge: id }),
  v.object({ ...common, state: v.literal('placed'), order: id }),
  v.object({ ...common, state: v.literal('refused'), type: name, subject: v.optional(subject) }),
  /** The service answered `none`, so the key can't be used any more. */
  v.object({ ...common, state: v.literal('none') }),
]);
export type KeptPlacing = v.InferOutput<typeof keptSchema>;

/** Returns the stored try. Undefined if the stored value is not valid. */
export const parseKept = (raw: unknown): KeptPlacing | undefined => {
  const parsed = v.safeParse(keptSchema, raw);
  return parsed.success ? parsed.output : undefined;
};

/** Returns the total of a sent order, as it was shown at the press. Undefined if none is kept, or it is not valid. */
export const totalSent = (kept: KeptPlacing | undefined, key: string): Money | undefined => {
  if (kept?.key !== key) return undefined;
  const { total: value, currency: currencyIso } = kept.attempt;
  const parsed = v.safeParse(moneySchema, { value, currencyIso });
  return parsed.success && parsed.output.value >= 0 ? parsed.output : undefined;
};

/** What is sent to place an order or a payment, as plain data. It is kept for a reload (CHK-14). */
export type Attempt = Readonly<Record<string, string | number>>;
