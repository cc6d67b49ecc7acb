import { formatNumber } from '../../../core/i18n/numbers.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import type { FileProblem } from '../../../list-reader/open-file.ts';
import type en from './messages/en.json';

export type ListFileKey = keyof typeof en;

/** Why a list gives nothing: what is wrong with its file; no lines; or that the code to read it could not be loaded. */
export type ListProblem = FileProblem | { readonly code: 'nothing' | 'unavailable' };

/** Returns why nothing of a list was read, and what to do. */
export const listProblemWords = (t: Translate<ListFileKey>, problem: ListProblem, tag: string): string => {
  if (problem.code !== 'too-large') return t(`shared.file.${problem.code}`);
  return t('shared.file.too-large', {
    size: megabytes(problem.size, tag),
    limit: megabytes(problem.limit, tag),
  });
};

const megabytes = (size: number, tag: string): string =>
  formatNumber(Math.ceil(size / 1024 / 102.4) / 10, tag);
