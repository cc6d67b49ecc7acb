import { useState, type Dispatch, type ReactNode } from 'react';
import { addedQuantity } from '../../../api/quick-order/place-lines.rules.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { problemWords } from './problem-words.ts';
import type { WorkingWords } from './working-words.ts';
import { openRows } from '../../../api/quick-order/list/answer-quantity.ts';
import { mergePasted, ownerOf } from '../../../api/quick-order/list/merge-rows.ts';
import { isClean, type PasteReport } from '../../../api/quick-order/list/paste-report.ts';
import type { QuickOrderAction } from '../../../api/quick-order/list/quick-order-actions.ts';
import type { QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import type { FocusRow } from '../useRowFocus.ts';
import { QuantityQuestion } from './QuantityQuestion.tsx';

type Props = {
  report: PasteReport;
  /** The text about the list as a whole, as it is announced. */
  text: string;
  /** The undo button, as long as the list can be undone. */
  undo: ReactNode;
  /** The rows with a problem that is known so far. */
  needing: readonly RowView[];
  /** The rows whose line in the list contains more than was read. */
  remarked: readonly RowView[];
  state: QuickOrderState;
  focus: FocusRow;
  t: WorkingWords;
  dispatch: Dispatch<QuickOrderAction>;
};

/** Shows the outcome of a list: the number of lines that were placed, and the reason for each of the others (QO-05). */
export const PasteReportNotice = (props: Props) => {
  const { report, text, undo, needing, remarked, state, t, dispatch } = props;
  const dismiss = () => {
    dispatch({ type: 'report-dismissed' });
    props.focus(1, 'code');
  };
  const closing = { dismissLabel: t('quick-order.dismiss'), onDismiss: dismiss };
  if (report.problem)
    return (
      <Notice tone="danger" word={t('shared.level.danger')} {...closing}>
        {text}
      </Notice>
    );
  const open = openRows(state);
  const others = needing.filter(({ row, problem }) => problem?.code !== 'quantity' || !open.has(row.id));
  const settled = open.size === 0 ? { ...report, asked: undefined } : report;
  const tone = isClean(settled) && others.length + remarked.length === 0 ? 'success' : 'warning';
  return (
    <Notice tone={tone} word={t(`shared.level.${tone}`)} title={text} actions={undo} {...closing}>
      <QuantityQuestion state={state} t={t} dispatch={dispatch} focus={props.focus} />
      <Needing {...props} needing={others} />
      <Remarked {...props} />
      <Unread report={report} t={t} />
      <Duplicates report={report} state={state} t={t} dispatch={dispatch} focus={props.focus} />
      <NotPlaced report={report} max={state.limits.max} t={t} />
      {report.leftOff > 0 && <p>{t('quick-order.leftOff', { count: report.leftOff })}</p>}
    </Notice>
  );
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

/** Lists the rows whose quantity may be wrong, each with its line of the list and a link to its quantity (QO-09 d). */
const Remarked = ({ remarked, t, focus }: Props) => {
  if (remarked.length === 0) return null;
  return (
    <Listed title={t('quick-order.remarks', { count: remarked.length })}>
      <ul>
        {remarked.map(({ row, number, remark = '' }) => (
          <li key={row.id}>
            <Button variant="link" onClick={() => focus(number, 'quantity')}>
              {t('quick-order.fieldProblem', {
                field: t('quick-order.quantity', { row: number }),
                message: remark,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </Listed>
  );
};

const Listed = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="qo-listed">
    <p>{title}</p>
    {children}
  </div>
);

const Unread = ({ report: { unread, placed }, t }: Pick<Props, 'report' | 't'>) => {
  if (unread.length === 0) return null;
  const title = t('quick-order.unread', { count: unread.length });
  const lines = unread.map(({ lineNumber, raw, reason }) =>
    t('quick-order.unreadLine', {
      line: String(lineNumber),
      text: raw,
      reason: t(`quick-order.unread.${reason}`),
    }),
  );
  return (
    <Listed title={title}>
      {lines.length > MANY ? (
        <Lines title={title} text={lines.join('\n')} />
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {placed > 0 && <p>{t('quick-order.unreadCheck')}</p>}
    </Listed>
  );
};

/** More lines than this are shown in a field that scrolls. It can be reached by keyboard and its text can be copied. */
const MANY = 6;

const Lines = ({ title, text }: { title: string; text: string }) => (
  <textarea
    className="input num qo-left"
    aria-label={title}
    readOnly
    rows={Math.min(text.split('\n').length, 12)}
    value={text}
    onFocus={(event) => event.currentTarget.select()}
  />
);

const Duplicates = ({
  report: { duplicates },
  state,
  t,
  dispatch,
  focus,
}: Pick<Props, 'report' | 'state' | 't' | 'dispatch' | 'focus'>) => {
  const merge = (index: number, row: number) => {
    dispatch({ type: 'listed', change: (now) => mergePasted(now, index) });
    focus(row + 1, 'quantity');
  };
  return duplicates.length === 0 ? null : (
    <Listed title={t('quick-order.duplicates', { count: duplicates.length })}>
      <ul>
        {duplicates.map((duplicate, index) => {
          const { code, quantity, done } = duplicate;
          const owner = ownerOf(state, duplicate);
          const row = owner ? state.rows.indexOf(owner) : -1;
          const fits = owner !== undefined && addedQuantity(owner.quantity, quantity) !== undefined;
          return (
            <li key={index}>
              <span className="num">
                {quantity === '' ? code : t('quick-order.duplicateLine', { code, quantity })}
              </span>{' '}
              {done && row >= 0 && t('quick-order.addedToRow', { row: row + 1 })}
              {!done && fits && (
                <Button variant="link" onClick={() => merge(index, row)}>
                  {t('quick-order.addToRow', { quantity, row: row + 1 })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Listed>
  );
};

const NotPlaced = ({
  report: { notPlaced },
  max,
  t,
}: {
  report: PasteReport;
  max: number;
  t: WorkingWords;
}) => {
  const [copied, setCopied] = useState(false);
  if (notPlaced.length === 0) return null;
  const title = t('quick-order.notPlaced', { count: notPlaced.length, max });
  const text = notPlaced
    .map(({ code, quantity, also = [] }) => [code, quantity || '?', ...also].join('\t'))
    .join('\n');
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Listed title={title}>
      {/* The text can be copied by hand if the page may not use the clipboard. */}
      <Lines title={title} text={text} />
      <Button variant="link" onClick={() => void copy()}>
        {copied ? t('quick-order.copied') : t('quick-order.copyNotPlaced')}
      </Button>
    </Listed>
  );
};
