import type { PlacedField } from '../../../api/address/address-order.rules.ts';

type Width = 'field-half' | 'field-third' | 'field-rest' | undefined;

/**
 * Returns the widths of the fields below the address lines, which depend on the country's fields, and the width of the
 * phone field after them.
 */
export const fieldLayout = (
  order: readonly PlacedField[],
): { of: (field: PlacedField) => Width; phone: Width } => {
  const short = order.indexOf('postalCode');
  const widths = WIDTHS[order.length]?.(short) ?? [];
  return {
    of: (field) => widths[order.indexOf(field)],
    phone: widths[order.length],
  };
};

const WIDTHS: Readonly<Record<number, (short: number) => readonly Width[]>> = {
  1: () => ['field-half', 'field-half'],
  2: (short) =>
    short === 0 ? ['field-third', 'field-rest', 'field-half'] : ['field-rest', 'field-third', 'field-half'],
  3: (short) =>
    short === 2
      ? ['field-half', 'field-half', 'field-third', 'field-rest']
      : ['field-rest', 'field-third', 'field-half', 'field-half'],
};
