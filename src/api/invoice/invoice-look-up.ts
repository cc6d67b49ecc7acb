import { callService } from '../../core/http/call-service.ts';
import { randomId } from '../../core/random.ts';
import { signedIn } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import type { StoredLookUp } from '../../core/storage-types.ts';
import { lookUpInvoice, type LookedUpInvoice } from './invoice.contract.ts';

/** An invoice that was looked up, with the token that is good for it. */
export type FoundInvoice = { invoice: LookedUpInvoice; invoiceToken: string };

/** Looks an invoice up without a user. Rejects with `ServiceError`: 404 or 429. Forgets the last one. Source: ACC-07 c. */
export const findInvoice = async (number: string, postalCode: string): Promise<FoundInvoice> => {
  const found = await callService(lookUpInvoice, { body: { number, postalCode } });
  forget();
  return found;
};

const forget = (): void => runtime().storage.remove('invoiceLookUp');
/** Whose the browser is. The page of a look-up does not know it itself (SES-12). */
const visitor = (): string => signedIn() ?? '';

/** Keeps a looked-up invoice that is being paid, for this tab. Source: SEC-04, `design/account.md`. */
export const keepLookUp = (of: Omit<StoredLookUp, 'id' | 'whose'>): void =>
  void runtime().storage.write('invoiceLookUp', { ...of, id: randomId(), whose: visitor() });

/** Returns the look-up that a payment came by. Undefined if it came by none, or somebody has signed in or out since. */
export const lookUpOf = (paymentId: string): StoredLookUp | undefined => {
  const row = runtime().storage.read('invoiceLookUp');
  if (row && row.whose !== visitor()) forget();
  return row?.whose === visitor() && row.paymentId === paymentId ? row : undefined;
};
