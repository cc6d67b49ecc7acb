import { localeRow, localeTable } from '../locale/locale-table.ts';
import { rowsOfHost, rowsOfPath, type LocaleSource } from '../locale/resolve.ts';

/** Whether host, path or configuration say which locale a page has; otherwise it is a guess. Source: LOC-09. */
export const isLocaleNamed = ({ host, path, configured }: LocaleSource): boolean =>
  localeRow(configured) !== undefined ||
  rowsOfHost(host) !== localeTable ||
  rowsOfPath(localeTable, path) !== localeTable;
