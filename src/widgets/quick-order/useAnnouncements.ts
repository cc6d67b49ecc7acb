import { useCallback, useEffect, useRef, type RefObject } from 'react';
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
  const spoken = useRef('');
  const summarized = useRef(false);
  const lastReport = useRef(report);
  useEffect(() => {
    spoken.current = '';
    // Of what was left after an add the summary tells, which has the focus.
    summarized.current = lastReport.current !== report;
    lastReport.current = report;
  });
  const say = useCallback((text: string) => {
    spoken.current = text;
    runtime().registry.actions.announce(text);
  }, []);
  useSaid(say, report, () =>
    report?.kind === 'added'
      ? [
          addedWords(t, report),
          ...report.excess.map(({ name, over, units }) => t('quick-order.excess', { name, over, units })),
        ].join(' ')
      : report && failedWords(t, report),
  );
  useSaid(say, pasted, () => {
    if (pasted?.problem) return pasteProblemWords(t, pasted.problem, tag);
    return pasted && listWords(t, pasted);
  });
  useSaid(say, undo, () => undo && undoWords(t, undo));
  useSaid(say, tabs, () => tabs && t(`quick-order.tabs.${tabs}`));
  useLookUpSaid(say, views, t);
  useProblemSaid({ spoken, summarized }, say, views, t);
};

type Say = (text: string) => void;

const useSaid = (say: Say, what: unknown, words: () => string | undefined): void => {
  const before = useRef<unknown>(undefined);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    const text = words();
    if (text !== undefined) say(text);
  });
};

/** When look-ups end: the product of the one row, or how many of all were found. */
const useLookUpSaid = (say: Say, views: readonly RowView[], t: QuickOrderWords): void => {
  const waiting = useRef<readonly number[]>([]);
  useEffect(() => {
    const looking = views.filter(({ state }) => state === 'looking').map(({ row }) => row.id);
    const before = waiting.current;
    waiting.current = looking;
    if (before.length === 0 || looking.length > 0) return;
    const ended = views.filter(({ row, state }) => before.includes(row.id) && state !== 'blank');
    const text = lookUpWords(t, ended);
    if (text !== undefined) say(text);
  }, [say, views, t]);
};

/**
 * What became wrong with one row, after whatever else is said at that moment. Of several at once whatever made them so tells,
 * or the summary that has the focus.
 */
const useProblemSaid = (
  { spoken, summarized }: Record<'spoken', RefObject<string>> & Record<'summarized', RefObject<boolean>>,
  say: Say,
  views: readonly RowView[],
  t: QuickOrderWords,
): void => {
  const before = useRef<ReadonlyMap<number, string>>(undefined);
  useEffect(() => {
    const known = before.current;
    const now = new Map(
      views.flatMap(({ row, problem }) => (problem ? [[row.id, problemWords(t, problem)] as const] : [])),
    );
    before.current = now;
    if (known === undefined || summarized.current) return;
    const fresh = views.filter(({ row }) => now.has(row.id) && known.get(row.id) !== now.get(row.id));
    const [view] = fresh;
    if (fresh.length !== 1 || !view) return;
    const message = now.get(view.row.id) ?? '';
    const already = spoken.current;
    if (!already.includes(message))
      say(`${already} ${t('quick-order.problem', { row: view.number, message })}`.trim());
  }, [spoken, summarized, say, views, t]);
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
