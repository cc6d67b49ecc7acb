import { useCallback, useState } from 'react';
import { unitsInCart } from '../../api/cart/product-in-cart.ts';
import { addToCart } from '../../api/cart/change-cart.ts';
import type { Line, LineResult } from '../../api/cart/line-result.ts';
import { cartFailure, cartRefusal, type CartFailure } from '../../api/adding/cart-change-words.ts';
import { keepRemoved, sayDropped, sayOfLine } from '../parts/cart-lines/line-news.ts';
import { useBackOnline } from '../kit/ui/useOnline.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useCartMessages, useSay } from './useCartMessages.ts';

/** Shows that the cart has expired on the server, and offers to add the lines that this page still knows to a new cart. */
const ExpiredCart = ({ lines }: { lines: readonly Line[] }) => {
  const t = useCartMessages();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CartFailure>();
  useBackOnline(useCallback(() => setFailure((last) => (last === 'offline' ? undefined : last)), []));
  const addAgain = async () => {
    const again = lines.slice(0, MOST_AT_ONCE);
    setBusy(true);
    setFailure(undefined);
    try {
      const { results } = await addToCart({ lines: again });
      for (const { code } of results) sayOfLine(code, undefined);
      tellNotAdded(results);
    } catch (error) {
      setFailure(cartFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="warning"
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
      {t('cart.expiredHint')} {failure && say(`why.${failure}`)}
    </Notice>
  );
};

/** Reports the lines that were not added at the cart's lines, because the notice disappears with the new cart. */
const tellNotAdded = (results: readonly LineResult[]): void => {
  const missing = results.filter(({ added, quantity }) => added < quantity);
  for (const { code, quantity, added, failure } of missing) {
    if (failure === 'unconfirmed' && unitsInCart(code) > 0)
      sayOfLine(code, { about: 'failure', failure, asked: quantity });
    else if (failure) keepRemoved({ code, name: code, quantity: quantity - added, place: results.length });
  }
  sayDropped(
    missing.flatMap(({ code, status, added, failure }) => {
      const refusal = failure || added > 0 ? undefined : cartRefusal({ statusCode: status });
      return refusal ? [{ code, name: code, kind: refusal.kind }] : [];
    }),
  );
};

/** The number of lines that one call accepts (QO-02). */
const MOST_AT_ONCE = 25;

export default ExpiredCart;
