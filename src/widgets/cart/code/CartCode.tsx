import { useState } from 'react';
import type { CartTerms } from '../../../api/cart/cart.contract.ts';
import { redeemInCart, releaseInCart } from '../../../api/voucher/cart-vouchers.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartFailure } from '../../../api/adding/cart-change-words.ts';
import { useCartNews } from '../../parts/cart-lines/line-news.ts';
import { PromotionCode, type CodeWrite } from '../../parts/promotion-code/PromotionCode.tsx';
import { useSay } from '../useCartMessages.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import code from '../../parts/promotion-code/promotion-code.css?inline';

type CartCodeProps = Pick<CartTerms, 'appliedVouchers'>;

/** Draws the promotion codes of the visitor's cart. In author mode nothing is written (EMB-11). Source: CRT-04 a, c, d. */
export const CartCode = ({ appliedVouchers }: CartCodeProps) => {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const { removed } = useCartNews();
  const by =
    (change: (code: string) => Promise<void>): CodeWrite =>
    async (code, refused) => {
      if (runtime().author) return false;
      setBusy(true);
      try {
        await change(code);
        return true;
      } catch (error) {
        return !refused(error);
      } finally {
        setBusy(false);
      }
    };
  return (
    <PromotionCode
      vouchers={appliedVouchers}
      busy={busy}
      mayReturn={removed.length > 0}
      redeem={by(redeemInCart)}
      release={by(releaseInCart)}
      otherFailure={(error) => say(`why.${cartFailure(error)}`)}
    />
  );
};

export const styles = [code];
export const bind = boundWords(CartCode);
