import type { ReviewLine } from '../../../api/list/review-line.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import { runtime } from '../../../core/runtime.ts';
import { ListTable, type Column } from '../../kit/page/ListTable.tsx';
import { moneyText } from '../../parts/price/Price.tsx';
import { useFirstRows } from '../../parts/cart-lines/cart-rows.ts';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useListWords, type ListReviewState } from './useListReview.ts';
import { ReviewNote } from './ReviewNote.tsx';

/** Draws the products of the list, each with its notes and a checkbox to add it. */
export const ReviewTable = ({ review }: { review: ListReviewState }) => {
  const t = useListWords();
  const { tag } = runtime().row;
  const focus = useFocusAfter();
  const { reviewed, busy, refusals, tried, isChosen, choose } = review;
  const rows = useFirstRows(reviewed);
  const use = (code: string, quantity: number): void => {
    // The button disappears with the fault, so the focus moves to the row's field.
    focus(`[data-row="${CSS.escape(code)}"] input:enabled`);
    review.use(code, quantity);
  };
  const columns: readonly Column<ReviewLine>[] = [
    {
      key: 'product',
      head: t('shared.list.product'),
      main: true,
      cell: (line) => (
        <label className="check-label">
          <input
            type="checkbox"
            className="check-box"
            checked={line.fault === undefined && isChosen(line)}
            disabled={line.fault !== undefined || busy}
            onChange={({ currentTarget }) => choose(line.code, currentTarget.checked)}
          />
          <span>
            <b>
              <bdi>{line.product?.name ?? line.code}</bdi>
            </b>
            {line.product && (
              <>
                <br />
                <bdi className="small quiet num">{line.product.code}</bdi>
              </>
            )}
          </span>
        </label>
      ),
    },
    {
      key: 'note',
      head: t('shared.list.changed'),
      cell: (line) => (
        <ReviewNote
          line={line}
          refusal={refusals.get(line.product?.code ?? '')}
          isTried={tried.has(line.product?.code ?? '')}
          onUse={use}
        />
      ),
    },
    {
      key: 'quantity',
      head: t('shared.list.quantity'),
      end: true,
      cell: ({ quantity }) => formatNumber(quantity, tag),
    },
    {
      key: 'price',
      head: t('shared.list.price'),
      end: true,
      cell: ({ product, fault }) =>
        product?.price && typeof fault !== 'string'
          ? t('shared.list.each', { price: moneyText(product.price) })
          : moneyText(undefined),
    },
  ];
  return (
    <>
      <ListTable
        caption={t('shared.list.caption')}
        columns={columns}
        rows={rows.shown.map((row) => ({ key: row.code, row }))}
      />
      {rows.next > 0 && (
        <p className="list-more">
          <Button onClick={rows.showNext}>{t('shared.list.showMore', { count: rows.next })}</Button>
        </p>
      )}
    </>
  );
};
