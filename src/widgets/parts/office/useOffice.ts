import { useMemo } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import type { LocaleRow } from '../../../core/locale/locale-table.ts';
import { siteZones } from '../../../core/locale/site-zones.ts';
import { runtime } from '../../../core/runtime.ts';
import { useTranslator } from '../../kit/element/widget-messages.ts';
import { officeHours } from './office-hours.ts';
import { officeTable } from './office-table.ts';

/** How to reach the office of this page's locale, as texts to show. */
export type OfficeWords = { phone: string; hours: string; email: string; address: string };

/** Returns the built-in texts, under the keys that page and CMS use to replace them. */
const builtIn = ({ locale, tag, baseSite }: LocaleRow): Catalogue => {
  const { phone, email, address } = officeTable[locale];
  return {
    'need-help.phone': phone,
    'need-help.hours': officeHours(siteZones[baseSite], tag),
    'need-help.email': email,
    'need-help.address': address,
  };
};

/** Returns the page's `need-help.*` texts for every widget, else the CMS's, else the built-in. Source: SHL-09, LOC-11. */
export const useOffice = (): OfficeWords => {
  const { row } = runtime();
  const t = useTranslator(useMemo(() => builtIn(row), [row]));
  return {
    phone: t('need-help.phone'),
    hours: t('need-help.hours'),
    email: t('need-help.email'),
    address: t('need-help.address'),
  };
};
