import { localeRow, type Locale } from '../../../../src/core/locale/locale-table.ts';
import { siteZones } from '../../../../src/core/locale/site-zones.ts';
import { officeHours } from '../../../../src/widgets/parts/office/office-hours.ts';
import { officeTable } from '../../../../src/widgets/parts/office/office-table.ts';

/** Returns the CMS's texts for a locale. A key here takes precedence over the same key of a message catalogue (LOC-10). */
export const checkoutText = (locale: Locale): Record<string, string> => {
  const { phone, email } = officeTable[locale];
  const { baseSite, tag } = localeRow(locale);
  return {
    'need-help.phone': phone,
    'need-help.hours': officeHours(siteZones[baseSite], tag),
    'need-help.email': email,
  };
};
