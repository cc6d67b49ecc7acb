import type { LocaleMatter } from '../../../core/dialogs/locale-matters.ts';
import { localeTable, type LocaleRow } from '../../../core/locale/locale-table.ts';

/** What the author sees of a kind of matter, on a page of this locale. */
export const sampleMatter = (kind: LocaleMatter['kind'], row: LocaleRow): LocaleMatter => {
  const other = localeTable.find(({ currency }) => currency !== row.currency)?.locale ?? row.locale;
  if (kind === 'arrived') return { kind, from: other, reason: 'link' };
  return kind === 'offered' || kind === 'choosing' ? { kind, to: other } : { kind };
};
