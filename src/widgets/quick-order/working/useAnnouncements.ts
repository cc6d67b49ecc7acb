import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { addedWords, excessWords, failedWords } from './add-words.ts';
import { listWords, pasteProblemWords } from './paste-words.ts';
import { problemWords } from './problem-words.ts';
import type { WorkingWords } from './working-words.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';
import type { QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import { undoWords } from './undo-words.ts';
import type { TabsNotice } from '../useDraft.ts';

type Heard = {
  state: QuickOrderState;
  views: readonly RowView[];
  report: AddReport | undefined;
  tabs: TabsNotice;
  t: WorkingWords;
  tag: string;
};

/**
 * Announces each change once in the page's live region (LEAD-07), and at first what happened before this code had
 * loaded. Returns a function that announces a text before what the next change of the rows has to say.
 */
export const useAnnouncements = ({ state, views, report, tabs, t, tag }: Heard): ((text: string) => void) => {
  const { report: pasted, undo } = state;
  const spoken = useRef('');
  const summarized = useRef(false);
  const lastReport = useRef(report);
  const first = useRef<string>(undefined);
  useEffect(() => {
    spoken.current = '';
    // After an add, the summary reports what was left. It has the focus.
    summarized.current = lastReport.current !== report;
    lastReport.current = report;
  });
  const say = useCallback((text: string) => {
    // The region holds one text, so texts of the same moment are joined.
    spoken.current = inTurn(spoken.current, text);
    runtime().registry.actions.announce(spoken.current);
  }, []);
  useEffect(() => {
    if (first.current !== undefined) say(first.current);
    first.current = undefined;
  });
  useSaid(say, report, () =>
    report?.kind === 'added'
      ? [
          addedWords(t, report),
          ...report.excess.map((excess) => excessWords(t, excess)),
          ...report.behind.map((left) => t('quick-order.behind', left)),
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
  useProblemSaid({ spoken, summarized, pasted }, say, views, t);
  return useCallback((text: string) => {
    first.current = text;
  }, []);
};

type Say = (text: string) => void;

const inTurn = (before: string, text: string): string =>
  before === '' ? text : `${before}${/[.!?]$/.test(before) ? '' : '.'} ${text}`;

const useSaid = (say: Say, what: unknown, words: () => string | undefined): void => {
  const before = useRef<unknown>(undefined);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    const text = words();
    if (text !== undefined) say(text);
  });
};

/** Announces the end of look-ups: the product of a single row, or how many of all rows were found. */
const useLookUpSaid = (say: Say, views: readonly RowView[], t: WorkingWords): void => {
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

type Before = {
  spoken: RefObject<string>;
  summarized: RefObject<boolean>;
  pasted: QuickOrderState['report'];
};

/**
 * Announces new problems of rows, after the other texts of the same moment, and a row whose problem is mended (QO-09 c).
 * Problems that the answer to a list's
 * question leaves open are announced with it, even if they were known before. After an add, the summary reports them.
 * It has the focus.
 */
const useProblemSaid = (
  { spoken, summarized, pasted }: Before,
  say: Say,
  views: readonly RowView[],
  t: WorkingWords,
): void => {
  const before = useRef<ReadonlyMap<number, string>>(undefined);
  const answered = useRef<unknown>(undefined);
  useEffect(() => {
    const isAnswer = pasted?.answer !== undefined && answered.current !== pasted;
    answered.current = pasted;
    const known = isAnswer ? new Map<number, string>() : before.current;
    const now = new Map(
      views.flatMap(({ row, problem }) => (problem ? [[row.id, problemWords(t, problem)] as const] : [])),
    );
    before.current = now;
    if (known === undefined || summarized.current) return;
    const fresh = views.filter(({ row }) => now.has(row.id) && known.get(row.id) !== now.get(row.id));
    const text =
      problemsWords(t, fresh, now.size, pasted?.asked !== undefined) || mendedWords(t, views, known);
    if (text && !spoken.current.includes(text)) say(text);
  }, [spoken, summarized, pasted, say, views, t]);
};

/**
 * Returns the problem of a single row, or how many rows need attention. A question about quantities already covers the
 * rows without one.
 */
const problemsWords = (t: WorkingWords, fresh: readonly RowView[], count: number, asks: boolean): string => {
  const told = asks && fresh.length > 1 ? fresh.filter((view) => !isWithoutQuantity(view)) : fresh;
  const [view] = told;
  if (told.length > 1) return t('quick-order.attention', { count });
  return view?.problem
    ? t('quick-order.problem', { row: view.number, message: problemWords(t, view.problem) })
    : '';
};

/** Returns the product of a single row whose problem is mended. */
const mendedWords = (
  t: WorkingWords,
  views: readonly RowView[],
  before: ReadonlyMap<number, string>,
): string => {
  const [view, ...others] = views.filter(({ row, state }) => before.has(row.id) && state === 'ready');
  return view?.product && others.length === 0
    ? t('quick-order.foundRow', { row: view.number, name: view.product.name })
    : '';
};

const isWithoutQuantity = ({ problem }: RowView): boolean =>
  problem?.code === 'quantity' && problem.issue.code === 'empty';

const lookUpWords = (t: WorkingWords, ended: readonly RowView[]): string | undefined => {
  const [view] = ended;
  if (view === undefined) return undefined;
  if (ended.length > 1) {
    const found = ended.filter(({ product }) => product !== undefined).length;
    const count = ended.filter(({ remark }) => remark !== undefined).length;
    const text = t('quick-order.progress', { found, total: ended.length });
    return count === 0 ? text : inTurn(text, t('quick-order.remarks', { count }));
  }
  const { product, problem, remark, number: row } = view;
  const message = problem && t('quick-order.problem', { row, message: problemWords(t, problem) });
  const name = product && t('quick-order.foundRow', { row, name: product.name });
  const told = remark !== undefined ? t('quick-order.remark', { text: remark }) : undefined;
  return [name, message, told].filter((text) => text !== undefined).join('. ') || undefined;
};
