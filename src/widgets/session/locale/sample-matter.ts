import type { LocaleMatter } from '../../../core/dialogs/locale-matters.ts';
import { localeTable, type LocaleRow } from '../../../core/locale/locale-table.ts';

/** Returns the sample for a kind of notice or dialog, on a page of this locale. */
export const sampleMatter = (kind: LocaleMatter['kind'], row: LocaleRow): LocaleMatter => {
  const other = localeTable.find(({ currency }) => currency !== row.currency)?.locale ?? row.locale;
  if (kind === 'arrived') return { kind, from: other, reason: 'link' };
  return kind === 'offered' || kind === 'choosing' ? { kind, to: other } : { kind };
};
