import { memo } from 'react';
import { formatMinor } from '../../../core/i18n/money.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import type { QuickOrderWords } from '../row-words.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';

type Props = { view: RowView; t: QuickOrderWords; tag: string };

/** Shows the line's price and its unit price, or the unit price only while the quantity is not valid. */
export const PriceCell = memo(({ view: { price, line, state }, t, tag }: Props) => {
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
