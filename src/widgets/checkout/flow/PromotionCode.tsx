import { useRef, useState, type SubmitEvent } from 'react';
import { voucherFailure } from '../../../api/checkout/promotion.rules.ts';
import { redeemVoucher, releaseVoucher } from '../../../api/voucher/voucher.contract.ts';
import { isServiceError } from '../../../core/errors.ts';
import { callService } from '../../../core/http/call-service.ts';
import { runtime } from '../../../core/runtime.ts';
import { Price } from '../../shared/commerce/Price.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useCheckoutMessages, type CheckoutKey } from '../useCheckoutMessages.ts';
import { failureKey } from './failure-words.ts';
import type { StepProps } from './step-props.ts';

/** Applies a promotion code and takes it off; what was typed stays until it is applied. Source: CRT-04 a, b, c. */
export const PromotionCode = ({ cart, busy, change }: Pick<StepProps, 'cart' | 'busy' | 'change'>) => {
  const t = useCheckoutMessages();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<CheckoutKey>();
  const refuse = (key: CheckoutKey): true => {
    setWrong(key);
    field.current?.focus();
    return true;
  };
  const apply = async (event: SubmitEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') return void refuse('checkout.code.missing');
    setWrong(undefined);
    const isDone = await change(
      ({ path, headers }) =>
        callService(redeemVoucher, { path, headers, query: { voucherId: code }, body: {} }),
      { own: (error) => refuse(failureOf(error)) },
    );
    if (!isDone) return;
    setTyped('');
    runtime().registry.actions.announce(t('checkout.code.applied', { code }));
  };
  const remove = async (code: string) => {
    const isDone = await change(({ path, headers }) =>
      callService(releaseVoucher, { path: { ...path, voucherId: code }, headers }),
    );
    if (!isDone) return;
    field.current?.focus();
    runtime().registry.actions.announce(t('checkout.code.removed', { code }));
  };
  return (
    <form className="checkout-code" noValidate onSubmit={(event) => void apply(event)}>
      <TextField
        ref={field}
        label={t('checkout.code')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        error={wrong && t(wrong)}
      />
      <Button type="submit" busy={busy}>
        {t('checkout.code.apply')}
      </Button>
      {cart.appliedVouchers.length > 0 && (
        <ul>
          {cart.appliedVouchers.map(({ code, appliedValue }) => (
            <li key={code}>
              <span className="num">{code}</span>
              {appliedValue && <Price money={{ ...appliedValue, value: -appliedValue.value }} />}
              <Button
                variant="plain"
                tight
                icon="x"
                label={t('checkout.code.remove', { code })}
                onClick={() => void remove(code)}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
};

const failureOf = (error: unknown): CheckoutKey => {
  const reason = isServiceError(error) ? voucherFailure(error.info) : undefined;
  return reason === undefined ? failureKey(error) : `checkout.code.${reason}`;
};
