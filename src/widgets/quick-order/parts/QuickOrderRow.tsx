import { memo, useEffect, useMemo, type KeyboardEvent } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { QuantityField } from '../../kit/ui/QuantityField.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import type { QuickOrderWords } from '../row-words.ts';
import { isBlank } from '../../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import { afterPaint, useTypedText } from '../useTypedText.ts';
import { LONGEST_CODE, LONGEST_QUANTITY } from '../useDraft.ts';
import type { RowActions } from '../useRowActions.ts';
import type { ProblemLine } from '../working/ProblemLine.tsx';
import { ProductCell, type ShownFields } from './ProductCell.tsx';
import { useId } from '../../kit/element/widget-context.ts';
import { formatMinor } from '../../../core/i18n/money.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';

/** After this many milliseconds without a key press, a code is looked up while the focus is still in the field. */
const PAUSE_MS = 700;

type Props = {
  view: RowView;
  t: QuickOrderWords;
  tag: string;
  actions: RowActions;
  /** True while the rows are being added, when nothing may change. */
  locked: boolean;
  upc: boolean;
  images: boolean;
  Explain: typeof ProblemLine | undefined;
};

/** Draws one row: code, quantity, product, price, remove button. Only its own props draw it again (PERF-09). */
export const QuickOrderRow = memo(({ view, t, tag, actions, locked, upc, images, Explain }: Props) => {
  const { row, number, state } = view;
  const problemId = useId();
  const shown = useMemo<ShownFields>(() => ({ upc, images }), [upc, images]);
  const code = useTypedText(row.code, { onTyped: (text) => actions.typeCode(row.id, text) });
  return (
    <li
      className="qo-row"
      part="row"
      data-state={state}
      data-ahead={code.isAhead || undefined}
      data-unknown={view.problem?.code === 'unknown' || undefined}
    >
      <span className="qo-idx num" aria-hidden>
        {number}
      </span>
      <CodeField view={view} code={code} t={t} actions={actions} locked={locked} problemId={problemId} />
      <Quantity view={view} t={t} actions={actions} locked={locked} problemId={problemId} />
      <ProductCell view={view} id={problemId} t={t} actions={actions} shown={shown} Explain={Explain} />
      <PriceCell view={view} t={t} tag={tag} />
      <span className="qo-remove">
        {!isBlank(row) && (
          <Button
            variant="plain"
            icon="x"
            label={t('quick-order.remove', { row: number })}
            data-part="remove"
            aria-disabled={locked || undefined}
            onClick={() => actions.remove(row.id, number)}
          />
        )}
      </span>
    </li>
  );
});

type FieldProps = Pick<Props, 'view' | 't' | 'actions' | 'locked'> & { problemId: string };

type CodeFieldProps = FieldProps & { code: ReturnType<typeof useTypedText> };

const CodeField = ({
  view,
  code: { text, isAhead, type, tell },
  t,
  actions,
  locked,
  problemId,
}: CodeFieldProps) => {
  const { row, number, problem } = view;
  const isWrong = problem !== undefined && !['quantity', 'refused', 'look-up'].includes(problem.code);
  usePause(isAhead || row.entry === 'typing' ? text : '', () => {
    tell();
    actions.pauseCode(row.id);
  });
  return (
    <TextField
      className="qo-code"
      inputClassName="num"
      data-part="code"
      label={t('quick-order.code', { row: number })}
      hideLabel
      invalid={isWrong}
      aria-describedby={problem && problem.code !== 'quantity' ? problemId : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LONGEST_CODE}
      readOnly={locked}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() =>
        afterPaint(() => {
          tell();
          actions.leaveCode(row.id);
        })
      }
      onPaste={(event) => actions.paste(event, row.id)}
      onKeyDown={onEnter(() => actions.focus(number, 'quantity'))}
    />
  );
};

const Quantity = memo(({ view, t, actions, locked, problemId }: FieldProps) => {
  const { row, number, problem, remark } = view;
  const isWrong = problem?.code === 'quantity';
  const { text, type, tell } = useTypedText(row.quantity, {
    isLive: isWrong,
    onTyped: (value) => actions.typeQuantity(row.id, value, isWrong),
  });
  const isConcerned = isWrong || problem?.code === 'refused';
  const told = [isConcerned && problemId, remark !== undefined && `${problemId}-remark`];
  return (
    <QuantityField
      className="qo-qty"
      data-part="quantity"
      label={t('quick-order.quantity', { row: number })}
      hideLabel
      invalid={isWrong}
      aria-describedby={told.filter((id) => id !== false).join(' ') || undefined}
      maxLength={LONGEST_QUANTITY}
      readOnly={locked}
      value={text}
      onValueChange={type}
      onBlur={() =>
        afterPaint(() => {
          tell();
          actions.leaveQuantity(row.id);
        })
      }
      onKeyDown={onEnter(() => actions.focus(number + 1, 'code'))}
    />
  );
});

const onEnter = (go: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  go();
};

const usePause = (text: string, onPause: () => void): void => {
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(onPause, PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react/exhaustive-deps -- each key begins the pause anew, a new function does not
  }, [text]);
};

/** Shows the line's price and its unit price, or the unit price only while the quantity is not valid. */
const PriceCell = memo(({ view: { price, line, state }, t, tag }: Pick<Props, 'view' | 't' | 'tag'>) => {
  if (price === undefined)
    return (
      <span className="qo-price qo-unpriced quiet">
        {state !== 'blank' && state !== 'looking' && (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('quick-order.noPrice')}</VisuallyHidden>
          </>
        )}
      </span>
    );
  const unit = formatMinor(price.unitMinor, price.currency, tag);
  if (line === undefined)
    return <span className="qo-price qo-each small quiet">{t('quick-order.each', { price: unit })}</span>;
  return (
    <span className="qo-price num">
      <span>{formatMinor(price.minor, price.currency, tag)}</span>
      {line.quantity > 1 && (
        <span className="small quiet">
          {t('quick-order.times', { quantity: line.quantity, price: unit })}
        </span>
      )}
    </span>
  );
});
