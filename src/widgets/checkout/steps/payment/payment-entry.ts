import { cleanedName, isPlainName } from '../../../../api/address/address-text.rules.ts';
import { mendText } from '../../../../api/address/mend-text.rules.ts';
import type { WayToPay } from '../../../../api/checkout/ways-to-pay.rules.ts';

/** The values of the step's own fields. Only the payment service has the card's data (CHK-11). */
export type PaymentEntry = {
  firstName: string;
  lastName: string;
  saveCard: boolean;
  purchaseOrderNumber: string;
  vatNumber: string;
};
export type EntryField = Exclude<keyof PaymentEntry, 'saveCard'>;

/** An error. `words` is the end of its message's key. */
export type EntryFault = { words: string; cleaned?: string | undefined };
export type EntryFaults = Partial<Record<EntryField, EntryFault | undefined>>;

/** The maximum number of characters. Source: CHK-10 b, CHK-12 d; the VAT number's limit is the service's. */
const LIMITS = { firstName: 60, lastName: 60, purchaseOrderNumber: 50, vatNumber: 40 } as const;

/** Returns the entry with every unambiguous correction. */
export const mendEntry = (entry: PaymentEntry): PaymentEntry => ({
  ...entry,
  firstName: mendText(entry.firstName),
  lastName: mendText(entry.lastName),
  purchaseOrderNumber: mendText(entry.purchaseOrderNumber),
  vatNumber: mendText(entry.vatNumber),
});

const nameFault = (
  field: 'firstName' | 'lastName',
  { [field]: name }: PaymentEntry,
  given: string,
): EntryFault | undefined => {
  if (name === '') return { words: `${field}Missing` };
  // A name from the service is accepted as it is (CHK-20 g).
  if (name === given) return undefined;
  if (name.length > LIMITS[field]) return { words: `${field}TooLong` };
  return isPlainName(name) ? undefined : { words: 'nameLetters', cleaned: cleanedName(name) };
};

const numberFault = ({ purchaseOrderNumber: { length } }: PaymentEntry): EntryFault | undefined => {
  if (length === 0) return { words: 'numberMissing' };
  return length > LIMITS.purchaseOrderNumber ? { words: 'numberTooLong' } : undefined;
};

const vatFault = ({ vatNumber: { length } }: PaymentEntry): EntryFault | undefined =>
  length > LIMITS.vatNumber ? { words: 'vatTooLong' } : undefined;

/** Returns the errors of a corrected entry for the chosen way to pay. `given` has the names from the service. */
export const entryFaults = (
  kind: WayToPay['kind'],
  entry: PaymentEntry,
  given: { firstName: string; lastName: string } = { firstName: '', lastName: '' },
): EntryFaults => {
  const faults: EntryFaults = {
    ...(kind === 'new' && {
      firstName: nameFault('firstName', entry, given.firstName),
      lastName: nameFault('lastName', entry, given.lastName),
    }),
    ...(kind === 'purchaseOrder' && { purchaseOrderNumber: numberFault(entry) }),
    vatNumber: vatFault(entry),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};
