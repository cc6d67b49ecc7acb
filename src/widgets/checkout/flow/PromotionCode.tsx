import { redeemVoucher, releaseVoucher } from '../../../api/voucher/voucher.contract.ts';
import { callService } from '../../../core/http/call-service.ts';
import { PromotionCode as CodeForm } from '../../parts/promotion-code/PromotionCode.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { failureKey } from './failure-words.ts';
import type { StepProps } from './step-props.ts';

/** Draws the promotion codes of the checkout's cart. Each change is a write of the flow. Source: CRT-04 b, c. */
export const PromotionCode = ({
  cart,
  busy,
  change,
  step,
}: Pick<StepProps, 'cart' | 'busy' | 'change' | 'step'>) => {
  const t = useCheckoutMessages();
  return (
    <CodeForm
      vouchers={cart.appliedVouchers}
      busy={busy}
      beside={step.id}
      redeem={(code, own) =>
        change((at) => callService(redeemVoucher, { ...at, query: { voucherId: code }, body: {} }), { own })
      }
      release={(code, own) =>
        change(
          ({ path, headers }) => callService(releaseVoucher, { path: { ...path, voucherId: code }, headers }),
          { own },
        )
      }
      otherFailure={(error) => t(failureKey(error))}
    />
  );
};
