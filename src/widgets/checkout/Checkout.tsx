import { Suspense, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import { lazyPart, useLate } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import type { checkoutWidget } from './checkout.widget.ts';

const loadFlow = () => import('./flow/Flow.tsx');
const SignedOut = lazyPart(async () => ({ default: (await import('./NoSteps.tsx')).SignedOut }));
const NoPlacing = lazyPart(async () => ({ default: (await import('./NoSteps.tsx')).NoPlacing }));
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
          <LateFlow headingLevel={props.headingLevel} />
        ) : status === 'anonymous' ? (
          <SignedOut headingLevel={props.headingLevel} />
        ) : (
          <CheckoutSkeleton />
        )}
      </Suspense>
    </div>
  );
};

/** Draws the steps as soon as they are loaded: React holds back for 300 ms what replaces the fallback of a `lazy` (PERF-13). */
const LateFlow = ({ headingLevel }: { headingLevel: number }) => {
  const { part, failure } = useLate(loadFlow, true);
  if (failure !== undefined) throw failure;
  return part ? <part.Flow headingLevel={headingLevel} /> : <CheckoutSkeleton />;
};

// The steps are loaded while the session is still being read. This entry holds only what is shown until then.
loadFlow().catch(() => undefined);
