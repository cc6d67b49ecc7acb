import { localeRow, type Locale } from '../../../../src/core/locale/locale-table.ts';
import { officeHours } from '../../../../src/widgets/parts/office/office-hours.ts';
import { officeTable } from '../../../../src/widgets/parts/office/office-table.ts';

/** Returns the CMS's texts for a locale. A key here takes precedence over the same key of a message catalogue (LOC-10). */
export const checkoutText = (locale: Locale): Record<string, string> => {
  const { phone, email, zone } = officeTable[locale];
  return {
    'need-help.phone': phone,
    'need-help.hours': officeHours(zone, localeRow(locale).tag),
    'need-help.email': email,
  };
};
