import { MOST_LINES, listFragment } from '../../api/list/list-link.rules.ts';
import { FailureNotice, FAILURE } from '../kit/page/OutcomeNotices.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import { useState } from 'react';
import type { Customer } from '../../api/customer.ts';
import type { Order } from '../../api/order/order.contract.ts';
import { orderQuery } from '../../api/order/order.queries.ts';
import { queryClient } from '../../api/query.ts';
import { runtime } from '../../core/runtime.ts';
import { reasonOf, type Reason } from '../../core/reason-of.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { cartLink, storeLink } from '../../api/links/store-link.ts';

/** Shows why an order could not be reordered. */
export const ReorderNotice = ({ reorder: { failure, start, dismiss } }: { reorder: Reorder }) => {
  const t = useWords<typeof en>();
  if (!failure) return null;
  const { code, why } = failure;
  const isLong = why === 'tooMany';
  return (
    <FailureNotice
      title={t('order-history.notReordered', { number: code })}
      why={isLong ? undefined : why}
      onRetry={isLong ? undefined : () => void start(code)}
      onDismiss={dismiss}
    >
      {t('order-history.tooMany', { most: MOST_LINES })}
    </FailureNotice>
  );
};

export type ReorderFailure = { code: string; why: Reason | 'tooMany' };

/** Returns the address of the cart with the order's lines to be reviewed. Undefined if they are too many for an address. */
const reviewLink = ({ code, entries }: Pick<Order, 'code' | 'entries'>): string | undefined => {
  const lines = entries.map(({ product, quantity }) => ({ code: product.code, quantity }));
  const fragment = listFragment(runtime().row.locale, lines);
  if (fragment === undefined || cartLink() === undefined) return undefined;
  return storeLink('cart', { reorder: code }) + fragment;
};

/** Opens the review of shared lists with an order's lines, which are read first if need be. Source: ACC-01 c, LEAD-05 c. */
export const useReorder = (of: Customer | undefined) => {
  const focus = useFocusAfter();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<ReorderFailure>();
  const fail = (code: string, why: ReorderFailure['why']): void => {
    setFailure({ code, why });
    focus(FAILURE);
  };
  return {
    busy,
    failure,
    dismiss: (): void => setFailure(undefined),
    start: async (code: string): Promise<void> => {
      if (busy !== undefined || of === undefined || runtime().author) return;
      setBusy(code);
      setFailure(undefined);
      try {
        const link = reviewLink(await queryClient().fetchQuery(orderQuery(of, code)));
        if (link === undefined) fail(code, 'tooMany');
        else location.assign(link);
      } catch (error) {
        fail(code, reasonOf(error));
      } finally {
        setBusy(undefined);
      }
    },
  };
};
export type Reorder = ReturnType<typeof useReorder>;
