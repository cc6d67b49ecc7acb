import { ADDRESS_FIELDS } from '../../../api/address/address-fields.rules.ts';
import type { AddressFormValues } from './address-schema.ts';

/** The fields of an address that its draft keeps. */
export const ADDRESS_DRAFT: readonly (keyof AddressFormValues)[] = [...ADDRESS_FIELDS, 'save'];
