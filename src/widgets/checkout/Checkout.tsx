import { Suspense, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import type { checkoutWidget } from './checkout.widget.ts';

const loadFlow = async () => ({ default: (await import('./flow/Flow.tsx')).Flow });
const Flow = lazyPart(loadFlow);
const SignedOut = lazyPart(async () => ({ default: (await import('./SignedOut.tsx')).SignedOut }));
const NoPlacing = lazyPart(async () => ({ default: (await import('./NoPlacing.tsx')).NoPlacing }));
const SampleCheckout = lazyPart(async () => ({
  default: (await import('./sample/SampleCheckout.tsx')).SampleCheckout,
}));

/** Draws `<assess-checkout>`; see checkout.widget.ts. In author mode it shows a sample and requests nothing (EMB-11). */
export const Checkout = (props: WidgetProps<typeof checkoutWidget>) => {
  const { registry, author, config } = runtime();
  const status = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session.status);
  return (
    <div className="checkout">
      <Suspense fallback={<CheckoutSkeleton />}>
        {!config.commerceExtensions ? (
          <NoPlacing headingLevel={props.headingLevel} />
        ) : author ? (
          <SampleCheckout {...props} />
        ) : status === 'signed-in' ? (
          <Flow headingLevel={props.headingLevel} />
        ) : status === 'anonymous' ? (
          <SignedOut headingLevel={props.headingLevel} />
        ) : (
          <CheckoutSkeleton />
        )}
      </Suspense>
    </div>
  );
};

// The steps are loaded while the session is still being read. This entry holds only what is shown until then.
loadFlow().catch(() => undefined);
