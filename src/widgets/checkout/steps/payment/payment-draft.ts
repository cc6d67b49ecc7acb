import { keepFields, keptFields } from '../../../kit/forms/kept-fields.ts';
import type { StepProps } from '../../flow/step-props.ts';
import type { PaymentEntry } from './payment-entry.ts';

/** What of the step is typed or chosen, but for the card itself. */
export type PaymentDraft = PaymentEntry & { way: string };

/** What is kept while the step is not finished: nothing of a card but whose it is and whether it is to be saved. */
const KEEPS = [
  'way',
  'firstName',
  'lastName',
  'saveCard',
  'purchaseOrderNumber',
  'vatNumber',
] as const satisfies readonly (keyof PaymentDraft)[];

type Draft = StepProps['draft'];

/** The step as it was left, over how it begins. Source: LEAD-03. */
export const readDraft = ({ place, owner }: Draft, first: PaymentDraft): PaymentDraft => {
  const kept = Object.fromEntries(keptFields(place.read(), owner, KEEPS));
  const fits = KEEPS.filter((name) => typeof kept[name] === typeof first[name]);
  return { ...first, ...Object.fromEntries(fits.map((name) => [name, kept[name]])) };
};

/** Keeps the step as it is now. One that is as it began leaves none. */
export const writeDraft = ({ place, owner }: Draft, now: PaymentDraft, first: PaymentDraft): void => {
  if (owner === '' || !isChanged(now, first)) place.remove();
  else
    place.write(
      keepFields(
        owner,
        KEEPS.map((name) => [name, now[name]]),
      ),
    );
};

export const isChanged = (now: PaymentDraft, first: PaymentDraft): boolean =>
  KEEPS.some((name) => now[name] !== first[name]);

/** Whether leaving the step would lose something. A first choice alone is no work: nothing stood there before it. Source: CHK-06. */
export const wouldLose = (now: PaymentDraft, first: PaymentDraft): boolean =>
  isChanged(first.way === '' ? { ...now, way: '' } : now, first);
