import { useEffect, useRef } from 'react';
import { runtime } from '../../core/runtime.ts';
import { addedWords, failedWords } from './add-words.ts';
import { listWords, pasteProblemWords } from './paste-words.ts';
import { problemWords } from './problem-words.ts';
import type { QuickOrderWords } from './row-words.ts';
import type { AddReport } from './state/add-outcome.ts';
import type { QuickOrderState } from './state/quick-order-state.ts';
import type { RowView } from './state/row-view.ts';
import { undoWords } from './undo-words.ts';
import type { TabsNotice } from './useDraft.ts';

type Heard = {
  state: QuickOrderState;
  views: readonly RowView[];
  report: AddReport | undefined;
  tabs: TabsNotice;
  t: QuickOrderWords;
  tag: string;
};

/** Says each change once in the page's live region (LEAD-07); what happened before this code was there, at first. */
export const useAnnouncements = ({ state, views, report, tabs, t, tag }: Heard): void => {
  const { report: pasted, undo } = state;
  useSaid(report, () =>
    report?.kind === 'added' ? addedWords(t, report) : report && failedWords(t, report),
  );
  useSaid(pasted, () => {
    if (pasted?.problem) return pasteProblemWords(t, pasted.problem, tag);
    return pasted && listWords(t, pasted);
  });
  useSaid(undo, () => undo && undoWords(t, undo));
  useSaid(tabs, () => tabs && t(`quick-order.tabs.${tabs}`));
  useLookUpSaid(views, t);
};

const useSaid = (what: unknown, words: () => string | undefined): void => {
  const before = useRef<unknown>(undefined);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    const text = words();
    if (text !== undefined) runtime().registry.actions.announce(text);
  });
};

/** When look-ups end: the product of the one row, or how many of all were found. */
const useLookUpSaid = (views: readonly RowView[], t: QuickOrderWords): void => {
  const waiting = useRef<readonly number[]>([]);
  useEffect(() => {
    const looking = views.filter(({ state }) => state === 'looking').map(({ row }) => row.id);
    const before = waiting.current;
    waiting.current = looking;
    if (before.length === 0 || looking.length > 0) return;
    const ended = views.filter(({ row, state }) => before.includes(row.id) && state !== 'blank');
    const text = lookUpWords(t, ended);
    if (text !== undefined) runtime().registry.actions.announce(text);
  }, [views, t]);
};

const lookUpWords = (t: QuickOrderWords, ended: readonly RowView[]): string | undefined => {
  const [view] = ended;
  if (view === undefined) return undefined;
  if (ended.length > 1) {
    const found = ended.filter(({ product }) => product !== undefined).length;
    return t('quick-order.progress', { found, total: ended.length });
  }
  const { product, problem, number: row } = view;
  const message = problem && t('quick-order.problem', { row, message: problemWords(t, problem) });
  const name = product && t('quick-order.foundRow', { row, name: product.name });
  return [name, message].filter((text) => text !== undefined).join('. ') || undefined;
};
