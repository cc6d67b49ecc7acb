import { rowOf } from '../../../../core/reason-of.ts';
import type { AimswebValues } from './aimsweb-form.ts';
import type en from './messages/en.json';

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
