import { Suspense, useState } from 'react';
import { formatMinor } from '../../../core/i18n/money.ts';
import { Button, Spinner } from '../../kit/ui/Button.tsx';
import type { QuickOrderWords } from '../row-words.ts';
import { isBlank, type QuickOrderState } from '../../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import { lazyPart } from '../../kit/element/late-part.ts';

type Props = {
  state: QuickOrderState;
  views: readonly RowView[];
  t: QuickOrderWords;
  tag: string;
  busy: boolean;
  locked: boolean;
  onAddRow: () => void;
  onClear: () => void;
  onStop: () => void;
  onSubmit: () => void;
};

/** Draws the row tools, the progress of the look-up, the total of what would be added, and the primary button. */
export const QuickOrderFoot = (props: Props) => {
  const { state, views, t, busy, locked, onAddRow, onClear, onSubmit } = props;
  const units = views.reduce((sum, { line }) => sum + (line?.quantity ?? 0), 0);
  const full = state.rows.length >= state.limits.max && views.every((view) => view.state !== 'blank');
  return (
    <footer className="qo-foot" part="total">
      <div className="qo-tools acts no-print">
        {!full && state.rows.length < state.limits.max && (
          <Button variant="plain" icon="plus" aria-disabled={locked || undefined} onClick={onAddRow}>
            {t('quick-order.addRow')}
          </Button>
        )}
        {state.rows.some((row) => !isBlank(row)) && (
          <Button variant="plain" aria-disabled={locked || undefined} onClick={onClear}>
            {t('quick-order.clear')}
          </Button>
        )}
        {views.some(({ line }) => line) && <ShareRows views={views} t={t} />}
        {full && <p className="small quiet qo-full">{t('quick-order.full', { max: state.limits.max })}</p>}
      </div>
      <div className="qo-sum">
        <Status {...props} />
        <Total {...props} />
        <Button variant="primary" className="qo-add" busy={busy} onClick={onSubmit}>
          {t('quick-order.add', { count: units })}
        </Button>
      </div>
    </footer>
  );
};

const Status = ({ views, t, onStop }: Props) => {
  const coded = views.filter(({ state }) => state !== 'blank');
  const looking = coded.filter(({ state }) => state === 'looking').length;
  const attention = coded.filter(({ state }) => state === 'attention').length;
  if (looking > 0)
    return (
      <span className="qo-status small">
        <Spinner /> <span className="num">{t('quick-order.progress', foundOf(coded))}</span>{' '}
        <Button variant="link" onClick={onStop}>
          {t('quick-order.stop')}
        </Button>
      </span>
    );
  return <span className="qo-status small quiet">{t('quick-order.attention', { count: attention })}</span>;
};

const foundOf = (coded: readonly RowView[]) => ({
  found: coded.filter(({ product }) => product !== undefined).length,
  total: coded.length,
});

const Total = ({ views, t, tag }: Props) => {
  const ready = views.filter(({ line, price }) => line !== undefined && price !== undefined);
  const first = ready[0]?.price?.currency;
  // Prices in two currencies have no sum.
  const currency = ready.every(({ price }) => price?.currency === first) ? first : undefined;
  // The cart calculates volume discounts. They are unknown here, and don't apply to single units.
  const discountable = ready.some(({ line, inCart }) => inCart + (line?.quantity ?? 0) > 1);
  const minor = ready.reduce((sum, { price }) => sum + (price?.minor ?? 0), 0);
  return (
    <span className="qo-total">
      {t('quick-order.total')}{' '}
      {discountable && <span className="small quiet">{t('quick-order.beforeDiscounts')} </span>}
      <b className="num">{currency === undefined ? '–' : formatMinor(minor, currency, tag)}</b>
    </span>
  );
};

const Place = lazyPart(async () => ({
  default: (await import('../share/ShareRowsPlace.tsx')).ShareRowsPlace,
}));

/** Draws the button that shares the rows as a link and as a file. The rest loads late. Source: LEAD-04 a, b. */
const ShareRows = ({ views, t }: { views: readonly RowView[]; t: QuickOrderWords }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {t('quick-order.share')}
      </Button>
      {isOpen && (
        <Suspense>
          <Place title={t('quick-order.share')} views={views} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
