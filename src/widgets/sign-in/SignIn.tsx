import { Suspense, useState, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { givenAdvice } from './given-advice.ts';
import { chosenJourney } from './journey-table.ts';
import { LiveJourney } from './LiveJourney.tsx';
import type { signInWidget } from './sign-in.widget.ts';

const NoIdentity = lazyPart(() => import('./NoIdentity.tsx'));
const AlreadyIn = lazyPart(() => import('./AlreadyIn.tsx'));
const ProofJourney = lazyPart(() => import('./ProofJourney.tsx'));
const SignInElsewhere = lazyPart(() => import('./SignInElsewhere.tsx'));
const SampleJourney = lazyPart(() => import('./SampleJourney.tsx'));

/** Draws `<assess-sign-in>`: a journey of the identity service (IDN-04), or that one is signed in already. */
export const SignIn = (props: WidgetProps<typeof signInWidget>) => {
  const { registry, author, config } = runtime();
  const session = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session);
  // A journey that has begun goes on, whatever happens to the session meanwhile.
  const [begun, setBegun] = useState(false);
  const advice = givenAdvice(props.advice);
  const journey = () => {
    if (author) return <SampleJourney {...props} />;
    if (advice)
      return <ProofJourney key={JSON.stringify(advice)} advice={advice} headingLevel={props.headingLevel} />;
    if (!begun && session.status === 'signed-in')
      return <AlreadyIn {...props} name={session.user?.firstName} />;
    if (isElsewhere()) return <SignInElsewhere {...props} />;
    const chosen = chosenJourney(location.search, props.journey);
    return <LiveJourney {...props} key={chosen} journey={chosen} onBegun={() => setBegun(true)} />;
  };
  return (
    <>
      <Suspense>{config.identity === undefined && <NoIdentity />}</Suspense>
      <Suspense>{journey()}</Suspense>
    </>
  );
};

/** Returns whether the page is configured to redirect to its identity service, and that service has another origin. */
const isElsewhere = (): boolean => {
  const { identity } = runtime().config;
  return identity?.login === 'redirect' && new URL(identity.base, location.href).origin !== location.origin;
};
