import * as v from 'valibot';
import { foldTyped, isPlatformNumber } from '../../../../api/account/typed-account.rules.ts';
import { ANOTHER } from '../../parts/OwnNumber.tsx';

export type QGlobalValues = { kind: string; own: string; other: string; inventory: string };

export type NumberField = 'own' | 'other' | 'inventory';

/** Returns the field of the form that is required. The others are ignored. */
export const askedField = ({ kind, own }: Pick<QGlobalValues, 'kind' | 'own'>): NumberField | undefined => {
  if (kind === 'INVENTORY') return 'inventory';
  if (kind !== 'EXISTING') return undefined;
  return own === ANOTHER ? 'other' : 'own';
};

const rule = (field: NumberField, test: (text: string) => boolean, message: string) =>
  v.forward(
    v.check((values: QGlobalValues) => askedField(values) !== field || test(values[field]), message),
    [field],
  );
const isThere = (text: string): boolean => text !== '';
const typed = v.pipe(v.string(), v.transform(foldTyped));

/** The schema of the step. Its messages are keys of this step's catalogue and of the look-up's. Source: CHK-04 a to c. */
export const qGlobalForm = v.pipe(
  v.object({
    kind: v.pipe(v.string(), v.nonEmpty('checkout.q-global.missing')),
    own: v.string(),
    other: typed,
    inventory: typed,
  }),
  rule('own', isThere, 'checkout.q-global.missing'),
  rule('other', isThere, 'shared.qGlobal.numberMissing'),
  rule('inventory', isThere, 'shared.qGlobal.numberMissing'),
  rule('other', isPlatformNumber, 'shared.qGlobal.numberWrong'),
  rule('inventory', isPlatformNumber, 'shared.qGlobal.numberWrong'),
);
