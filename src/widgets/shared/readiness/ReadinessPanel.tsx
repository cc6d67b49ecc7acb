import { useEffect, useState } from 'react';
import { useCustomer, type Customer } from '../../../api/customer.ts';
import { runtime } from '../../../core/runtime.ts';
import { loadPart } from '../element/load-part.ts';
import { usePageReadiness, type CartShown } from './readiness.ts';
import { accountOf, OwnReadiness } from './OwnReadiness.tsx';
import { NotChecked } from './NotChecked.tsx';
import { ReadinessView } from './ReadinessView.tsx';
import { ReadinessWaiting } from './ReadinessWaiting.tsx';

export type ReadinessPanelProps = CartShown & {
  /** Told how many lines stand open, once they are known. */
  onShown: (lines: number) => void;
};

/**
 * What the cart still needs before its checkout. It says what the checkout will say, and blocks nothing. In author mode nothing is
 * asked. Source: LEAD-01.
 */
export const ReadinessPanel = (props: ReadinessPanelProps) => {
  const customer = useCustomer();
  return customer && !runtime().author ? (
    <OwnPart key={customer.whose} {...props} customer={customer} />
  ) : (
    <PageReadiness {...props} />
  );
};

const PageReadiness = ({ onShown, ...shown }: ReadinessPanelProps) => (
  <ReadinessView of={usePageReadiness(shown)} onShown={onShown} />
);

const loadOwn = () => loadPart(async () => (await import('./OwnKnowledge.tsx')).OwnKnowledge);

/** Nobody's cart asks nothing, and does without the code that asks. Where that is gone the cart stays as it is. */
const OwnPart = (props: ReadinessPanelProps & { customer: Customer }) => {
  const [part, setPart] = useState<{ Own: Awaited<ReturnType<typeof loadOwn>> }>();
  const [isGone, setGone] = useState(false);
  const fetchOwn = () =>
    loadOwn().then(
      (Own) => setPart({ Own }),
      () => setGone(true),
    );
  useEffect(() => void fetchOwn(), []);
  const again = () => {
    setGone(false);
    void fetchOwn();
  };
  if (part)
    return (
      <part.Own customer={props.customer} accountOf={accountOf}>
        {(known) => <OwnReadiness {...props} known={known} />}
      </part.Own>
    );
  return isGone ? (
    <section className="needs">
      <NotChecked onAgain={again} />
    </section>
  ) : (
    <ReadinessWaiting />
  );
};
