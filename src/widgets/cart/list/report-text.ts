import type { AddReport } from './add-report.ts';
import type { ListWords } from './list-words.ts';

/** Returns the result of adding in one or two sentences, for the top of the report and the live region. */
export const reportText = ({ added, refused, total, failure }: AddReport, t: ListWords): string => {
  const left = total - added - refused;
  return [
    added > 0 && t('shared.list.added', { count: added }),
    refused > 0 && t('shared.list.notAdded', { count: refused }),
    failure !== undefined && left > 0 && t('shared.list.left', { count: left }),
  ]
    .filter(Boolean)
    .join(' ');
};
