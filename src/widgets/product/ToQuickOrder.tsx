import { useState } from 'react';
import type { Product } from '../../api/product/product.contract.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { runtime } from '../../core/runtime.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { storeLink } from '../parts/commerce/store-link.ts';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { putIntoQuickOrder, type QuickOrderEnd } from './put-into-quick-order.ts';
import { useProductMessages } from './useProductMessages.ts';

type Props = {
  product: Product;
  /** Returns the quantity to order; undefined if it must be corrected first. */
  ask: () => number | undefined;
};

/**
 * Draws the button that adds the product to quick order's list. It needs a quick order of the same origin: another one
 * has a list of its own. Source: CRT-09 a.
 */
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
        <Notice
          tone={tone}
          word={t(`shared.level.${tone}`)}
          actions={<LinkButton href={page}>{t('product.quickOrder.go')}</LinkButton>}
        >
          {words(end)}
        </Notice>
      )}
    </>
  );
};
