import { useState } from 'react';
import { addToCart } from '../../api/cart/change-cart.ts';
import type { Line } from '../../api/cart/add-lines.ts';
import { randomId } from '../../core/random.ts';
import { cartFailure } from '../shared/commerce/cart-change-words.ts';
import { sayOfLine } from '../shared/commerce/line-news.ts';
import { storeLink } from '../shared/commerce/store-link.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { LinkButton } from '../shared/ui/LinkButton.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';

/** Says what will be here and how to begin. */
export const EmptyCart = () => {
  const t = useCartMessages();
  return (
    <EmptyState
      icon="cart"
      title={<h3>{t('cart.empty')}</h3>}
      actions={
        <LinkButton variant="primary" href={storeLink('quickOrder', {})}>
          {t('cart.begin')}
        </LinkButton>
      }
    >
      {t('cart.emptyHint')}
    </EmptyState>
  );
};

/** The server has forgotten the cart; what this page still knows of it can be added to a new one. */
export const ExpiredCart = ({ lines }: { lines: readonly Line[] }) => {
  const t = useCartMessages();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // One key for all tries: repeating a call that did its work adds nothing twice.
  const [key] = useState(randomId);
  const addAgain = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const again = lines.slice(0, MOST_AT_ONCE);
      await addToCart({ lines: again, key });
      for (const { code } of again) sayOfLine(code, undefined);
    } catch (error) {
      setProblem(say(`why.${cartFailure(error)}`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="warning"
      word={t('shared.level.warning')}
      title={t('cart.expired')}
      role="alert"
      actions={
        lines.length > 0 && (
          <Button busy={busy} onClick={() => void addAgain()}>
            {t('cart.addAgain', { lines: lines.length })}
          </Button>
        )
      }
    >
      {t('cart.expiredHint')} {problem}
    </Notice>
  );
};

/** Lines that one call takes (QO-02). */
const MOST_AT_ONCE = 25;
