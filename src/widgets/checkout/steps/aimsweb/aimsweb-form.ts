import * as v from 'valibot';
import { foldTyped, isPlatformNumber } from '../../../../api/account/typed-account.rules.ts';
import { ANOTHER } from '../../parts/OwnNumber.tsx';
import { rowOf } from '../../../../core/reason-of.ts';
import type en from './messages/en.json';

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

type Refusal = { field: keyof AimswebValues; key: keyof typeof en };

/** The field that a refusal of the service belongs to, and its message. Source: CHK-05. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  UnknownIdentifierError: { field: 'other', key: 'checkout.aimsweb.notFound' },
  AccountInvalid: { field: 'kind', key: 'checkout.aimsweb.organizationOnly' },
  'ValidationError termsAccepted': { field: 'terms', key: 'checkout.aimsweb.termsMissing' },
  ValidationError: { field: 'other', key: 'checkout.aimsweb.numberWrong' },
};

/** Returns the field and its message. Undefined if the failure belongs to none. */
export const aimswebRefusal = (error: unknown): Refusal | undefined => rowOf(error, { type: REFUSALS });
