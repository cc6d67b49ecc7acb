import { isServiceError } from '../../core/errors.ts';
import { ADDRESS_FIELDS, type AddressField } from './address-fields.rules.ts';

/**
 * Returns the fields that a service refused, from its error. Empty if it refused something else. Source: api.md,
 * ValidationError.
 */
export const refusedFields = (error: unknown): readonly AddressField[] => {
  if (!isServiceError(error) || error.type !== 'ValidationError') return [];
  const named = error.errors.map(({ subject }) => subject?.replace(/^address\./, '').split('.')[0]);
  return ADDRESS_FIELDS.filter((field) => named.includes(field));
};
