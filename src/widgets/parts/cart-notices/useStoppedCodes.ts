import { useState } from 'react';
import type { AppliedVoucher } from '../../../api/cart/cart-terms.contract.ts';
import { stoppedCodes } from '../../../api/checkout/promotion.rules.ts';

/**
 * Returns the promotion codes that stopped applying while this was shown, even after they left the cart, until the
 * shopper dismisses them. Source: CRT-04 d.
 */
export const useStoppedCodes = (vouchers: readonly AppliedVoucher[]) => {
  const [before, keep] = useState<readonly string[]>([]);
  const stopped = stoppedCodes(before, vouchers);
  if (stopped.join() !== before.join()) keep(stopped);
  return { stopped, dismiss: () => keep([]) };
};
