import { Suspense, useState, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { givenAdvice } from './given-advice.ts';
import { chosenJourney } from './journey-table.ts';
import { LiveJourney } from './LiveJourney.tsx';
import type { signInWidget } from './sign-in.widget.ts';

const NoIdentity = lazyPart(async () => ({ default: (await import('./NoIdentity.tsx')).NoIdentity }));
const AlreadyIn = lazyPart(async () => ({ default: (await import('./AlreadyIn.tsx')).AlreadyIn }));
const ProofJourney = lazyPart(async () => ({ default: (await import('./ProofJourney.tsx')).ProofJourney }));
const SignInElsewhere = lazyPart(async () => ({
  default: (await import('./SignInElsewhere.tsx')).SignInElsewhere,
}));
const SampleJourney = lazyPart(async () => ({
  default: (await import('./SampleJourney.tsx')).SampleJourney,
}));

/** Draws `<assess-sign-in>`: a journey of the identity service (IDN-04), or that one is signed in already. */
export const SignIn = (props: WidgetProps<typeof signInWidget>) => {
  const { registry, author, config } = runtime();
  const session = useSyncExternalStore(registry.subscribe, () => registry.getSnapshot().session);
  // A journey that has begun goes on, whatever happens to the session meanwhile.
  const [begun, setBegun] = useState(false);
  const toAuthor = config.identity === undefined && (
    <Suspense>
      <NoIdentity />
    </Suspense>
  );
  if (author)
    return (
      <>
        {toAuthor}
        <Suspense>
          <SampleJourney {...props} />
        </Suspense>
      </>
    );
  const advice = givenAdvice(props.advice);
  if (advice)
    return (
      <Suspense>
        <ProofJourney key={JSON.stringify(advice)} advice={advice} headingLevel={props.headingLevel} />
      </Suspense>
    );
  if (!begun && session.status === 'signed-in')
    return (
      <Suspense>
        <AlreadyIn {...props} name={session.user?.firstName} />
      </Suspense>
    );
  if (isElsewhere())
    return (
      <Suspense>
        <SignInElsewhere {...props} />
      </Suspense>
    );
  const journey = chosenJourney(location.search, props.journey);
  return (
    <>
      {toAuthor}
      <LiveJourney {...props} key={journey} journey={journey} onBegun={() => setBegun(true)} />
    </>
  );
};

/** Returns whether the page is configured to redirect to its identity service, and that service has another origin. */
const isElsewhere = (): boolean => {
  const { identity } = runtime().config;
  return identity?.login === 'redirect' && new URL(identity.base, location.href).origin !== location.origin;
};
