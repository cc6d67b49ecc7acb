import { LEFT, NOT_CONFIRMED, type Placing } from '../../../api/checkout/placing.rules.ts';
import { isOfInvoices } from '../../../api/invoice/payment-refusal.ts';

/** What is told of the last try, as the end of a message's key. Nothing was charged in any of these. */
export type Told = 'offline' | 'none' | 'refused' | 'notConfirmed' | 'left' | 'totalChanged' | 'other';

/** Refusals of the store, and of the payment service before anything was sent. */
const TOLD: Readonly<Record<string, Told>> = {
  TotalChanged: 'totalChanged',
  PaymentRefused: 'refused',
  [NOT_CONFIRMED]: 'notConfirmed',
  [LEFT]: 'left',
  // The proof that the service asked for was given up, so nothing was sent after it.
  StepUpRequiredError: 'none',
  refused: 'refused',
  'not-confirmed': 'notConfirmed',
  left: 'left',
  'timed-out': 'none',
  failed: 'none',
};

/** Returns what is told of a refusal. */
export const toldOfRefusal = (type: string): Told =>
  (Object.hasOwn(TOLD, type) ? TOLD[type] : undefined) ?? 'other';

/** Returns what is told of the last try. Undefined before one, while one is under way, and if the payment itself tells. */
export const toldOf = (placing: Placing): Told | undefined => {
  if (placing.state === 'ready' && placing.told) return placing.told === 'offline' ? 'offline' : 'none';
  if (placing.state !== 'refused' || isOfInvoices(placing.type)) return undefined;
  return toldOfRefusal(placing.type);
};
