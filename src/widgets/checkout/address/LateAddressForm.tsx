import { Suspense } from 'react';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { lazyStepPart } from '../parts/lazy-step-part.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import type { StepAddressFormProps } from './StepAddressForm.tsx';

/** The form has the rules of every country and phone number. It is loaded when an address is typed (PERF-02). */
const StepAddressForm = lazyStepPart(async () => ({
  default: (await import('./StepAddressForm.tsx')).StepAddressForm,
}));

/** Draws the address form within a step, once it is loaded. */
export const LateAddressForm = (props: StepAddressFormProps) => {
  const t = useCheckoutMessages();
  return (
    <Suspense fallback={<Skeleton label={t('checkout.loading')} shape="control" />}>
      <StepAddressForm {...props} />
    </Suspense>
  );
};
