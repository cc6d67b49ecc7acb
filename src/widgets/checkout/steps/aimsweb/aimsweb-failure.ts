import { isServiceError } from '../../../../core/errors.ts';
import type { AimswebValues } from './aimsweb-form.ts';
import type en from './messages/en.json';

type Refusal = { field: keyof AimswebValues; key: keyof typeof en };

/**
 * Returns the field that a refusal of the service belongs to, and its message. Undefined if it belongs to none. Source:
 * CHK-05.
 */
export const aimswebRefusal = (error: unknown): Refusal | undefined => {
  if (!isServiceError(error)) return undefined;
  if (error.type === 'UnknownIdentifierError') return { field: 'other', key: 'checkout.aimsweb.notFound' };
  if (error.type === 'AccountInvalid') return { field: 'kind', key: 'checkout.aimsweb.organizationOnly' };
  if (error.type !== 'ValidationError') return undefined;
  return subjectIn(error.info) === 'termsAccepted'
    ? { field: 'terms', key: 'checkout.aimsweb.termsMissing' }
    : { field: 'other', key: 'checkout.aimsweb.numberWrong' };
};

const subjectIn = (info: unknown): unknown => {
  const { errors } = (info ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  return ((first ?? {}) as { subject?: unknown }).subject;
};
