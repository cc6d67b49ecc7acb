import { Suspense, useState, useEffect, useRef, type ComponentProps, type Dispatch } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorSummary } from '../../kit/ui/ErrorSummary.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { useEmit } from '../../kit/element/widget-context.ts';
import { addedWords, failedWords, readWords, useWorkingWords, type WorkingWords } from './working-words.ts';
import { listProblemWords } from '../../parts/list-file/list-file-words.ts';
import { problemWords } from './problem-words.ts';
import type { QuickOrderAction, QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import { failuresOfRows, someFailed } from '../../../api/quick-order/list/look-up-codes.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import { undone } from '../../../api/quick-order/list/undo-rows.ts';
import type { AddToCart } from '../useAddToCart.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import type { useDraft } from '../useDraft.ts';
import type { FocusRow } from '../useRowFocus.ts';
import { loadListCode, loadedListCode } from '../usePaste.ts';
import { UndoNotice, NoticeActions } from './UndoNotice.tsx';
import { reportSolved } from '../../../api/report-later.ts';

const AddReportNotice = lazyPart(async () => ({ default: (await import('../adding.ts')).AddReportNotice }));
const LateReport = lazyPart(async () => ({ default: (await loadListCode()).PasteReportNotice }));

/** Draws the report of a list. Its code has loaded with the reader, unless the report is of an earlier page. */
const ListReport = (props: ComponentProps<typeof LateReport>) => {
  const [Report] = useState(() => loadedListCode()?.PasteReportNotice ?? LateReport);
  return <Report {...props} />;
};

type Props = {
  state: QuickOrderState;
  views: readonly RowView[];
  add: AddToCart;
  draft: ReturnType<typeof useDraft>;
  tag: string;
  dispatch: Dispatch<QuickOrderAction>;
  focus: FocusRow;
  online: boolean;
};

/** The same with the messages, for the notices' own parts. */
type Worded = Props & { t: WorkingWords };

/** Draws all notices above the rows, the most urgent first, and announces them. */
export const QuickOrderNotices = (given: Props) => {
  const t = useWorkingWords();
  const props = { ...given, t };
  const { state, views, add, draft, tag, dispatch, focus, online } = given;
  const emit = useEmit();
  const toAdd = useFocusAfter();
  const tell = useAnnouncements({ state, views, report: add.said, tabs: draft.notice, t, tag });
  const tellUndone = () => tell(t('quick-order.undone'));
  useNewestOutcome(state, add, online);
  useSolvedLookUps(state, views);
  const units = add.report?.kind === 'added' ? add.report.units : 0;
  return (
    <div className="qo-notices">
      <TabsNotice {...props} />
      {add.report?.kind !== 'failed' && <ServiceNotice {...props} />}
      {add.report && (
        <Suspense fallback={null}>
          <AddReportNotice
            report={add.report}
            text={add.report.kind === 'added' ? addedWords(t, add.report) : failedWords(t, add.report)}
            t={t}
            tag={tag}
            onOpenCart={() => emit('assess-cart-opened', { units })}
            onRetry={() => {
              add.submit();
              // The notice disappears with its button. The 'Add to cart' button shows the progress.
              toAdd('.qo-add');
            }}
            onDismiss={() => {
              add.dismiss();
              focus(1, 'code');
            }}
          />
        </Suspense>
      )}
      <RowErrors {...props} />
      <PasteReport {...props} onUndone={tellUndone} />
      {state.undo && state.undo.kind !== 'placed' && (
        <UndoNotice undo={state.undo} t={t} dispatch={dispatch} focus={focus} onUndone={tellUndone} />
      )}
    </div>
  );
};

/** Shows the report of a list. If the code for lists can't be loaded, its notice is missing too, so a plain one is shown. */
const PasteReport = (props: Worded & { onUndone: () => void }) => {
  const { state, views, add, t, tag, dispatch, focus, onUndone } = props;
  const { report } = state;
  // After a first try to add, the summary lists the remaining rows. A service that is down has a notice of its own.
  const needing =
    add.attempt > 0 ? [] : views.filter(({ problem }) => problem !== undefined && problem.code !== 'look-up');
  if (report === undefined) return null;
  const goBack = () => {
    onUndone();
    dispatch({ type: 'listed', change: undone });
    const { before = [], after = [], back } = state.undo ?? {};
    const first = after.findIndex((row, index) => row !== before[index]);
    // The button may disappear with its notice, but the row stays.
    focus(Math.max(first + 1, 1), back ? 'quantity' : 'code', 'drawn');
  };
  if (report.problem?.code === 'unavailable')
    return <Plain tone="danger" text={t('shared.file.unavailable')} />;
  return (
    <Suspense fallback={null}>
      <ListReport
        // The choice of a sheet stays where it is while sheets come and go.
        key={report.sheets ? report.file : report.list?.id}
        report={report}
        text={report.problem ? listProblemWords(t, report.problem, tag) : readWords(t, state)}
        undo={state.undo?.kind === 'placed' && <NoticeActions t={t} onUndo={goBack} />}
        needing={needing}
        state={state}
        t={t}
        dispatch={dispatch}
        focus={focus}
      />
    </Suspense>
  );
};

const TabsNotice = ({ draft, t, focus }: Worded) => {
  if (draft.notice === undefined) return null;
  const choose = (tab: 'that' | 'this') => {
    draft.choose(tab);
    // The rows have changed by then.
    focus(1, 'code', 'drawn');
  };
  const dismiss = () => {
    draft.dismiss();
    focus(1, 'code');
  };
  const conflict = draft.notice === 'conflict';
  return (
    <Notice
      tone={conflict ? 'warning' : 'info'}
      actions={
        conflict && (
          <>
            <Button variant="outline" tight onClick={() => choose('that')}>
              {t('quick-order.tabs.show')}
            </Button>
            <Button variant="outline" tight onClick={() => choose('this')}>
              {t('quick-order.tabs.keep')}
            </Button>
          </>
        )
      }
      {...(!conflict && { dismissLabel: t('quick-order.dismiss'), onDismiss: dismiss })}
    >
      {t(`quick-order.tabs.${draft.notice}`)}
    </Notice>
  );
};

const ServiceNotice = ({ state, t, dispatch, focus, online }: Worded) => {
  const failures = failuresOfRows(state);
  if (!online) return <Plain tone="info" text={t('quick-order.offline')} />;
  if (failures.has('forbidden')) return <Plain tone="danger" text={t('quick-order.forbidden')} />;
  if (!failures.has('failed')) return null;
  return (
    <Notice
      tone="danger"
      actions={
        <Button
          variant="outline"
          tight
          onClick={() => {
            dispatch({ type: 'retried' });
            focus(1, 'code');
          }}
        >
          {t('shared.tryAgain')}
        </Button>
      }
    >
      {t('quick-order.serviceDown', { count: someFailed(state) })}
    </Notice>
  );
};

const Plain = ({ tone, text }: { tone: 'info' | 'danger'; text: string }) => (
  <Notice tone={tone}>{text}</Notice>
);

/** Lists the rows that are left after 'Add to cart', each with a link to its field. */
const RowErrors = ({ views, add, t, focus }: Worded) => {
  if (add.attempt === 0 || add.busy) return null;
  const errors = views.flatMap(({ row, number, problem }) => {
    if (problem === undefined) return [];
    const message = t('quick-order.problem', { row: number, message: problemWords(t, problem) });
    const onSelect = () => focus(number, problem.code === 'quantity' ? 'quantity' : 'code');
    return [{ key: String(row.id), message, onSelect }];
  });
  const empty = add.report === undefined && views.every(({ state }) => state === 'blank');
  if (empty)
    errors.push({ key: 'nothing', message: t('quick-order.nothing'), onSelect: () => focus(1, 'code') });
  return (
    <ErrorSummary
      title={empty ? t('quick-order.addedNone') : t('quick-order.problems', { count: errors.length })}
      errors={errors}
      attempt={add.attempt}
    />
  );
};

/** Tells the message centre that a look-up failure is over, when each row that failed has its answer or is gone. */
const useSolvedLookUps = (state: QuickOrderState, views: readonly RowView[]): void => {
  const failed = useRef(false);
  const isFailing = failuresOfRows(state).size > 0;
  const isOpen = state.pending.size > 0 || views.some((view) => view.state === 'looking');
  useEffect(() => {
    if (failed.current && !isFailing && !isOpen) reportSolved('product.lookUp');
    if (!isOpen) failed.current = isFailing;
  }, [isFailing, isOpen]);
};

/** Removes the outcome of adding when the next action begins, or for a failure when it may be over. */
const useNewestOutcome = (
  { report, undo, pending }: QuickOrderState,
  { report: added, forget }: AddToCart,
  online: boolean,
): void => {
  const failed = added?.kind === 'failed';
  const looking = pending.size > 0;
  useEffect(() => {
    if (report) forget();
  }, [report, forget]);
  useEffect(() => {
    if (failed && (looking || undo)) forget();
    // Only the beginning of the action counts: a failure that comes later is newer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [looking, undo]);
  useEffect(() => {
    if (online && failed && added.reason === 'offline') forget();
    // As above: the return of the network counts, not the failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [online]);
};
