import { useState } from 'react';
import type { Product } from '../../api/product/product.contract.ts';
import type { QuickOrderRowsFlag } from '../../core/flags/flag-table.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useProductMessages } from './Product.tsx';
import { browserDraftStore } from '../../api/quick-order/draft-store.ts';
import { putInDraft } from '../../api/quick-order/put-in-draft.rules.ts';
import { rowLimits } from '../../api/quick-order/quick-order.rules.ts';

type Props = {
  product: Product;
  /** Returns the quantity to order; undefined if it must be corrected first. */
  ask: () => number | undefined;
};

/** Draws the button for quick order's list, which must be of the same origin. Source: CRT-09 a. */
export const ToQuickOrder = ({ product, ask }: Props) => {
  const t = useProductMessages();
  const { min, max } = useFlag('quickOrderRows');
  const [end, setEnd] = useState<QuickOrderEnd>();
  const page = hasStorePages() ? storeLink('quickOrder', {}) : undefined;
  if (page === undefined || new URL(page, location.href).origin !== location.origin) return null;

  const put = () => {
    const quantity = ask();
    if (quantity === undefined) return;
    const done = putIntoQuickOrder(product, quantity, { min, max });
    setEnd(done);
    runtime().registry.actions.announce(words(done));
  };
  const words = (done: QuickOrderEnd): string =>
    t(`product.quickOrder.${done.state}`, { name: product.name, units: done.units });
  const isDone = end?.state === 'done' || end?.state === 'again';
  const tone = isDone ? 'success' : 'warning';
  return (
    <>
      <Button variant="outline" wide onClick={put}>
        {t('product.quickOrder')}
      </Button>
      {end && (
        <Notice tone={tone} actions={<LinkButton href={page}>{t('product.quickOrder.go')}</LinkButton>}>
          {words(end)}
        </Notice>
      )}
    </>
  );
};

/** `again`: the product had a row already. `unkept`: the browser stores nothing, so other pages don't get it. */
export type QuickOrderEnd = { state: 'done' | 'again' | 'full' | 'unkept'; units: number };

/** Adds a product to quick order's list, as another tab would. `flag` is the number of rows that the list has. */
const putIntoQuickOrder = (
  { code, isbn, upc }: Product,
  quantity: number,
  flag: QuickOrderRowsFlag,
): QuickOrderEnd => {
  let kept = true;
  const store = browserDraftStore((written) => {
    kept &&= written;
  });
  const otherCodes = [isbn, upc].filter((one) => one !== undefined);
  const put = putInDraft(store.open(), { code, otherCodes, quantity }, rowLimits(flag).max);
  if (put === 'full') return { state: 'full', units: 0 };
  store.save(put.rows);
  return { state: !kept ? 'unkept' : put.again ? 'again' : 'done', units: put.units };
};
