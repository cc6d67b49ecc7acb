import { redeemVoucher, releaseVoucher } from '../../../api/voucher/voucher.contract.ts';
import { callService } from '../../../core/http/call-service.ts';
import { PromotionCode as CodeForm } from '../../parts/promotion-code/PromotionCode.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useCheckout } from './checkout-context.ts';
import { failureKey } from './failure-words.ts';
import type { Press, StepWrite } from './step-props.ts';

/** Draws the promotion codes of the checkout's cart. Each change is a write of the flow. Source: CRT-04 b, c. */
export const PromotionCode = () => {
  const t = useCheckoutMessages();
  const { flow, press } = useCheckout();
  const change = async (write: StepWrite, own: Parameters<Press>[2]): Promise<boolean> =>
    (await press('stay', write, own)) !== undefined;
  return (
    <CodeForm
      vouchers={flow.cart.appliedVouchers}
      busy={flow.busy !== undefined}
      beside={flow.shown}
      redeem={(voucherId, own) =>
        change((at) => callService(redeemVoucher, { ...at, query: { voucherId }, body: {} }), own)
      }
      release={(voucherId, own) =>
        change(
          ({ path, headers }) => callService(releaseVoucher, { path: { ...path, voucherId }, headers }),
          own,
        )
      }
      otherFailure={(error) => t(failureKey(error))}
    />
  );
};
