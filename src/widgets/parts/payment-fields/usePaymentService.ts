import { useLayoutEffect, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { late } from '../../../core/late.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import type { PaymentService } from './payment-fields.ts';
import { paymentOfPage } from './payment-of-page.ts';

type ServiceFound = { service: PaymentService | undefined; isLoading: boolean };

const frameOf = (base: string | undefined): Promise<PaymentService | undefined> =>
  base === undefined
    ? Promise.resolve(undefined)
    : late(() => import('./frame-payment.ts')).then(
        ({ createFramePayment }) => createFramePayment(base),
        () => undefined,
      );

/** Returns the page's own payment service, else the frame of the setting `payment`, else undefined as `service`. */
export const usePaymentService = (): ServiceFound => {
  const base = runtime().config.payment;
  const host = useHost();
  const [found, setFound] = useState<ServiceFound>({ service: undefined, isLoading: true });
  // Runs before painting, so that no skeleton is drawn if the answer is there at once.
  useLayoutEffect(() => {
    let isLeft = false;
    void (paymentOfPage(host) ?? frameOf(base)).then((service) => {
      if (!isLeft) setFound({ service, isLoading: false });
    });
    return () => {
      isLeft = true;
    };
  }, [base, host]);
  return found;
};
