import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { addedWords, failedWords, listWords, type WorkingWords } from './working-words.ts';
import { listProblemWords } from '../../parts/list-file/list-file-words.ts';
import { problemWords } from './problem-words.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';
import type { QuickOrderState, Row } from '../../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import { undoWords } from './UndoNotice.tsx';
import type { TabsNotice } from '../useDraft.ts';

type Heard = {
  state: QuickOrderState;
  views: readonly RowView[];
  report: AddReport | undefined;
  tabs: TabsNotice;
  t: WorkingWords;
  tag: string;
};

/** Announces each change once (LEAD-07). Returns a function that announces a text before the next change. */
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
    spoken.current = inTurn(spoken.current, text);
  }, []);
  useEffect(() => {
    if (first.current !== undefined) say(first.current);
    first.current = undefined;
  });
  useSaid(say, report, () =>
    report?.kind === 'added' ? addedWords(t, report) : report && failedWords(t, report),
  );
  // A list is told when it comes, and when it has been read.
  useSaid(say, pasted?.problem ?? pasted?.list?.assignment ?? pasted?.list?.id, () => {
    if (pasted?.problem) return listProblemWords(t, pasted.problem, tag);
    return pasted && listWords(t, state);
  });
  useSaid(say, undo, () => undo && undoWords(t, undo));
  useSaid(say, tabs, () => tabs && t(`quick-order.tabs.${tabs}`));
  useLookUpSaid(say, pasted, views, t);
  useProblemSaid({ spoken, summarized, pasted }, say, views, t);
  useEffect(() => {
    // The texts of one moment are one announcement.
    if (spoken.current !== '') runtime().registry.actions.announce(spoken.current);
  });
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

/** Announces the end of look-ups: a single row's product, or how many were found. A list tells of its own rows. */
const useLookUpSaid = (say: Say, pasted: Pasted, views: readonly RowView[], t: WorkingWords): void => {
  const waiting = useRef<readonly number[]>([]);
  useEffect(() => {
    const looking = views.filter(({ state }) => state === 'looking').map(({ row }) => row.id);
    const before = waiting.current;
    waiting.current = looking;
    if (before.length === 0 || looking.length > 0) return;
    const ended = views.filter(
      ({ row, state }) =>
        before.includes(row.id) && state !== 'blank' && !(isOfList(row, pasted) && pasted?.total !== 1),
    );
    const text = lookUpWords(t, ended);
    if (text !== undefined) say(text);
  }, [say, pasted, views, t]);
};

type Pasted = QuickOrderState['report'];

const isOfList = ({ from }: Row, pasted: Pasted): boolean =>
  from !== undefined && from.list === pasted?.list?.id;

type Before = {
  spoken: RefObject<string>;
  summarized: RefObject<boolean>;
  pasted: Pasted;
};

/**
 * Announces new problems of rows, after the other texts of the same moment, and a row whose problem is mended (QO-09 c). What
 * a list has just told of several of its lines is not repeated. After an add, the summary reports them. It has the focus.
 */
const useProblemSaid = (
  { spoken, summarized, pasted }: Before,
  say: Say,
  views: readonly RowView[],
  t: WorkingWords,
): void => {
  const before = useRef<ReadonlyMap<number, string>>(undefined);
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    const known = before.current;
    const assignment = pasted?.list?.assignment;
    const isTold = assignment !== told.current;
    told.current = assignment;
    const now = new Map(
      views.flatMap(({ row, problem }) => (problem ? [[row.id, problemWords(t, problem)] as const] : [])),
    );
    before.current = now;
    if (known === undefined || summarized.current) return;
    // What the answer about a list's columns leaves open is told again.
    const isNew = ({ row }: RowView): boolean =>
      known.get(row.id) !== now.get(row.id) || (isTold && isOfList(row, pasted));
    const fresh = views.filter((view) => now.has(view.row.id) && isNew(view));
    const counted = isTold ? fresh.filter((view) => isOfList(view.row, pasted) && isCounted(view)) : [];
    const untold = counted.length > 1 ? fresh.filter((view) => !counted.includes(view)) : fresh;
    const text = problemsWords(t, untold, now.size) || (!isTold && mendedWords(t, views, known));
    if (text && !spoken.current.includes(text)) say(text);
  }, [spoken, summarized, pasted, say, views, t]);
};

/** Returns whether a list's own sentence counts this row: its product is unknown, or its quantity open. */
const isCounted = ({ problem }: RowView): boolean =>
  problem?.code === 'unknown' || (problem?.code === 'quantity' && problem.line !== undefined);

/** Returns the problem of a single row, or how many rows need attention. */
const problemsWords = (t: WorkingWords, fresh: readonly RowView[], count: number): string => {
  const [view] = fresh;
  if (fresh.length > 1) return t('quick-order.attention', { count });
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

const lookUpWords = (t: WorkingWords, ended: readonly RowView[]): string | undefined => {
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
