import { useState, type Dispatch, type ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Disclosure } from '../../kit/ui/Disclosure.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { runtime } from '../../../core/runtime.ts';
import { problemWords } from './problem-words.ts';
import type { WorkingWords } from './working-words.ts';
import {
  mergeAllPasted,
  mergePasted,
  ownerOf,
  addedQuantity,
} from '../../../api/quick-order/list/merge-rows.ts';
import { isPlaced, type PasteReport } from '../../../api/quick-order/list/paste-report.ts';
import { fillOnes, rowsWithoutNumber } from '../../../api/quick-order/list/place-list.ts';
import type { QuickOrderAction, QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import { latePart, useLate } from '../../kit/element/late-part.ts';
import { placeSheet } from '../../../api/quick-order/list/place-file.ts';
import { listOrigin } from '../usePaste.ts';
import type { FocusRow } from '../useRowFocus.ts';
import { OrderColumns } from './OrderColumns.tsx';

const loadCheckColumns = latePart(() => import('../../parts/check-columns/CheckColumns.tsx'));

type Props = {
  report: PasteReport;
  /** The text about the list as a whole, as it is announced. */
  text: string;
  /** The undo button, as long as the list can be undone. */
  undo: ReactNode;
  needing: readonly RowView[];
  state: QuickOrderState;
  focus: FocusRow;
  t: WorkingWords;
  dispatch: Dispatch<QuickOrderAction>;
};

/** Shows the outcome of a list: what became of its lines, and what can be done about each that has no row (QO-05). */
export const PasteReportNotice = (props: Props) => {
  const { report, text, undo, needing, t, dispatch } = props;
  const dismiss = () => {
    dispatch({ type: 'report-dismissed' });
    props.focus(1, 'code');
  };
  const closing = { dismissLabel: t('quick-order.dismiss'), onDismiss: dismiss };
  const columns = useColumns(props);
  const sheets = useSheets(props);
  const { problem } = report;
  // What is asked about a column covers the rows without a quantity.
  const asks = report.list?.assignment?.ask !== undefined;
  const others = asks ? needing.filter((row) => !isOpen(row.problem)) : needing;
  const tone = problem ? 'danger' : isPlaced(report) && needing.length === 0 ? 'success' : 'warning';
  const actions = !problem && (undo || columns.button) && (
    <>
      {columns.button}
      {undo}
    </>
  );
  return (
    <Notice tone={tone} title={text} actions={actions} {...closing}>
      {sheets}
      {!problem && (
        <>
          {columns.picture}
          <Needing {...props} needing={others} />
          <WithoutNumber {...props} />
          <Duplicates {...props} />
          <NotPlaced {...props} />
          <Others {...props} />
          {report.leftOff > 0 && <p>{t('quick-order.leftOff', { count: report.leftOff })}</p>}
        </>
      )}
    </Notice>
  );
};

const isOpen = (problem: RowView['problem']): boolean =>
  problem?.code === 'quantity' && problem.line !== undefined;

/** The choice of a workbook's sheet, if it has several. The sheet that is chosen takes the place of the one before. */
const useSheets = ({ report, dispatch }: Props) => {
  const { sheets } = report;
  const hasChoice = sheets !== undefined && sheets.names.length > 1;
  const { part } = useLate(loadCheckColumns, hasChoice);
  if (!part || !hasChoice) return null;
  return (
    <part.SheetChoice
      sheets={sheets}
      onRead={(opened, place) =>
        dispatch({ type: 'listed', change: placeSheet(report, opened, place, listOrigin()) })
      }
    />
  );
};

/** The picture of the list. It opens by itself where a column must be asked, and by a press for any list of two lines. */
const useColumns = ({ report: { list }, state, t, dispatch, focus }: Props) => {
  const [opened, setOpen] = useState<boolean>();
  if (list?.assignment === undefined || list.table.lines.length < 2) return {};
  const isShown = opened ?? list.assignment.ask !== undefined;
  const firstRow = () => Math.max(1, state.rows.findIndex(({ from }) => from?.list === list.id) + 1);
  const button = !isShown && (
    <Button variant="plain" tight data-columns onClick={() => setOpen(true)}>
      {t('quick-order.checkColumns')}
    </Button>
  );
  const picture = isShown && (
    <OrderColumns
      key={list.id}
      list={list}
      state={state}
      isPressed={opened === true}
      t={t}
      dispatch={dispatch}
      onUsed={() => {
        setOpen(undefined);
        focus(firstRow(), 'quantity', 'drawn');
      }}
      onClose={() => {
        setOpen(false);
        focus(firstRow(), 'quantity');
      }}
    />
  );
  return { button, picture };
};

/** Lists the placed lines whose product was not found or is not available in this quantity, each with a link to its row. */
const Needing = ({ needing, t, focus }: Props) => {
  if (needing.length === 0) return null;
  return (
    <Listed title={t('quick-order.attention', { count: needing.length })}>
      <ul>
        {needing.map(({ row, number, problem }) => {
          if (problem === undefined) return null;
          const part = problem.code === 'quantity' ? 'quantity' : 'code';
          return (
            <li key={row.id}>
              <Button variant="link" onClick={() => focus(number, part)}>
                {t('quick-order.fieldProblem', {
                  field: t(`quick-order.${part}`, { row: number }),
                  message: problemWords(t, problem),
                })}
              </Button>
            </li>
          );
        })}
      </ul>
    </Listed>
  );
};

/** Offers one of each for the rows whose lines have no number at all. */
const WithoutNumber = ({ state, t, dispatch, focus }: Props) => {
  const rows = rowsWithoutNumber(state);
  const [first] = rows;
  if (first === undefined || state.report?.list?.assignment === undefined) return null;
  const fill = () => {
    dispatch({ type: 'listed', change: fillOnes });
    focus(state.rows.indexOf(first) + 1, 'quantity');
    runtime().registry.actions.announce(t('quick-order.onesUsed', { count: rows.length }));
  };
  return (
    <p>
      <Button variant="link" onClick={fill}>
        {t('quick-order.ones', { count: rows.length })}
      </Button>
    </p>
  );
};

const Listed = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="qo-listed">
    <p>{title}</p>
    {children}
  </div>
);

/** More lines than this are shown in a field that scrolls. */
const MANY = 6;

/** Shows lines in a field that scrolls. It can be reached by keyboard and its text can be copied by hand too. */
const Lines = ({ title, text, t }: { title: string; text: string; t: WorkingWords }) => {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="qo-copied">
      <textarea
        className="input num qo-left"
        aria-label={title}
        readOnly
        rows={Math.min(text.split('\n').length, 12)}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="link" onClick={() => void copy()}>
        {copied ? t('quick-order.copied') : t('quick-order.copyNotPlaced')}
      </Button>
    </div>
  );
};

/** Lists the lines that can't be read, each with its reason. All other lines without a row are folded (QO-10 c). */
const Others = ({ report: { others }, t }: Props) => {
  const unread = others.filter(({ why }) => why !== undefined);
  const plain = others.filter(({ why }) => why === undefined);
  const title = t('quick-order.unread', { count: unread.length });
  const lines = unread.map(({ line, text, why }) =>
    t('quick-order.unreadLine', {
      line: String(line),
      text,
      reason: t(`quick-order.unread.${why ?? 'too-long'}`),
    }),
  );
  const label = t('quick-order.others', { count: plain.length });
  return (
    <>
      {unread.length > 0 && (
        <Listed title={title}>
          {lines.length > MANY ? (
            <Lines title={title} text={lines.join('\n')} t={t} />
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Listed>
      )}
      {plain.length > 0 && (
        <Disclosure label={label}>
          <Lines title={label} text={plain.map(({ text }) => text).join('\n')} t={t} />
        </Disclosure>
      )}
    </>
  );
};

const Duplicates = ({ report: { duplicates }, state, t, dispatch, focus }: Props) => {
  const lines = duplicates.map((duplicate) => {
    const owner = ownerOf(state, duplicate);
    const row = owner ? state.rows.indexOf(owner) : -1;
    const fits = owner !== undefined && addedQuantity(owner.quantity, duplicate.quantity) !== undefined;
    return { ...duplicate, row, canAdd: !duplicate.done && fits };
  });
  const open = lines.filter(({ canAdd }) => canAdd);
  const [first] = open;
  const mergeAll = () => {
    dispatch({ type: 'listed', change: mergeAllPasted });
    focus((first?.row ?? 0) + 1, 'quantity');
    runtime().registry.actions.announce(t('quick-order.addedAll', { count: open.length }));
  };
  const merge = (index: number, row: number) => {
    dispatch({ type: 'listed', change: (now) => mergePasted(now, index) });
    focus(row + 1, 'quantity');
  };
  return lines.length === 0 ? null : (
    <Listed title={t('quick-order.duplicates', { count: lines.length })}>
      {open.length > 1 && (
        <Button variant="link" onClick={mergeAll}>
          {t('quick-order.addAll', { count: open.length })}
        </Button>
      )}
      <ul>
        {lines.map(({ code, quantity, done, row, canAdd }, index) => (
          <li key={index}>
            <span className="num">
              {quantity === '' ? code : t('quick-order.duplicateLine', { code, quantity })}
            </span>{' '}
            {done && row >= 0 && t('quick-order.addedToRow', { row: row + 1 })}
            {canAdd && (
              <Button variant="link" onClick={() => merge(index, row)}>
                {t('quick-order.addToRow', { quantity, row: row + 1 })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Listed>
  );
};

const NotPlaced = ({ report: { notPlaced }, state, t }: Props) => {
  if (notPlaced.length === 0) return null;
  const title = t('quick-order.notPlaced', { count: notPlaced.length, max: state.limits.max });
  const text = notPlaced.map(({ code, quantity }) => [code, quantity || '?'].join('\t')).join('\n');
  return (
    <Listed title={title}>
      <Lines title={title} text={text} t={t} />
    </Listed>
  );
};
