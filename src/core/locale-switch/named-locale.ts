import { localeRow, localeTable } from '../locale/locale-table.ts';
import { rowsOfHost, rowsOfPath, type LocaleSource } from '../locale/resolve.ts';

/** Returns whether the host, the path or the configuration names the page's locale. Else it is a guess. Source: LOC-09. */
export const isLocaleNamed = ({ host, path, configured }: LocaleSource): boolean =>
  localeRow(configured) !== undefined ||
  rowsOfHost(host) !== localeTable ||
  rowsOfPath(localeTable, path) !== localeTable;
