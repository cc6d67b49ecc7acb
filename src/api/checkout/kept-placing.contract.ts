import * as v from 'valibot';
import { SEGMENT } from '../../core/http/define-endpoint.ts';
import { moneySchema, type Money } from '../money.contract.ts';

/* What the browser keeps of the order that is being placed. Hostile until parsed. Source: CHK-14 a, LEAD-03 f. */

const name = v.pipe(v.string(), v.maxLength(128));
const id = v.pipe(name, v.regex(SEGMENT));
/** Milliseconds since the epoch. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0));

const common = {
  /** The order key, the server's. */
  key: id,
  /** The customer's id, empty where nobody said one, and the sign-in it was begun in. */
  owner: name,
  signIn: name,
  /** When this state began. */
  since: time,
  /** What was sent, without anything of a card; its subject parses it again. */
  attempt: v.record(v.string(), v.union([v.string(), v.number()])),
  /** The latest orders that the page was told of by `assess-order-placed`. */
  told: v.pipe(v.array(id), v.maxLength(5)),
};

const keptSchema = v.variant('state', [
  v.object({ ...common, state: v.literal('sent') }),
  v.object({ ...common, state: v.literal('challenge'), challenge: id }),
  v.object({ ...common, state: v.literal('placed'), order: id }),
  v.object({ ...common, state: v.literal('refused'), type: name, subject: v.optional(name) }),
  /** The service answered `none`: the key is retired. */
  v.object({ ...common, state: v.literal('none') }),
]);
export type Kept = v.InferOutput<typeof keptSchema>;

/** What is kept; undefined for anything else that lies there. */
export const parseKept = (raw: unknown): Kept | undefined => {
  const parsed = v.safeParse(keptSchema, raw);
  return parsed.success ? parsed.output : undefined;
};

/** What an order that was sent is to pay, as it was on show at the press; undefined where that is not kept, or is no amount. */
export const totalSent = (kept: Kept | undefined, key: string): Money | undefined => {
  if (kept?.key !== key) return undefined;
  const { total: value, currency: currencyIso } = kept.attempt;
  const parsed = v.safeParse(moneySchema, { value, currencyIso });
  return parsed.success && parsed.output.value >= 0 ? parsed.output : undefined;
};
