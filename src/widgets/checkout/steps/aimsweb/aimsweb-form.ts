import * as v from 'valibot';
import { foldTyped, isPlatformNumber } from '../../../../api/account/typed-account.rules.ts';
import { ANOTHER } from '../../parts/OwnNumber.tsx';

export type AimswebValues = { kind: string; own: string; other: string; terms: boolean };

const rule = (field: 'own' | 'other', test: (values: AimswebValues) => boolean, message: string) =>
  v.forward(
    v.check((values: AimswebValues) => values.kind !== 'EXISTING' || test(values), message),
    [field],
  );
const other = (test: (number: string) => boolean) => (values: AimswebValues) =>
  values.own !== ANOTHER || test(values.other);

/** The schema of the step. Its messages are keys of this step's catalogue. Source: CHK-05 a, b. */
export const aimswebForm = v.pipe(
  v.object({
    kind: v.pipe(v.string(), v.nonEmpty('checkout.aimsweb.missing')),
    own: v.string(),
    other: v.pipe(v.string(), v.transform(foldTyped)),
    terms: v.pipe(
      v.boolean(),
      v.check((terms) => terms, 'checkout.aimsweb.termsMissing'),
    ),
  }),
  rule('own', ({ own }) => own !== '', 'checkout.aimsweb.missing'),
  rule(
    'other',
    other((number) => number !== ''),
    'checkout.aimsweb.numberMissing',
  ),
  rule('other', other(isPlatformNumber), 'checkout.aimsweb.numberWrong'),
);
