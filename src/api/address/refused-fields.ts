import { isServiceError } from '../../core/errors.ts';
import { ADDRESS_FIELDS, type AddressField } from './address-fields.rules.ts';

/**
 * Returns the fields that a service refused, from its error. Empty if it refused something else. Source: api.md,
 * ValidationError.
 */
export const refusedFields = (error: unknown): readonly AddressField[] => {
  if (!isServiceError(error) || error.type !== 'ValidationError') return [];
  const { errors } = (error.info ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  const subjects = errors.map((one: unknown) => (one as { subject?: unknown } | null)?.subject);
  return ADDRESS_FIELDS.filter((field) =>
    subjects.some(
      (subject) => typeof subject === 'string' && subject.replace(/^address\./, '').split('.')[0] === field,
    ),
  );
};
