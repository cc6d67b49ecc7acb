import { useCustomer, type Customer } from '../../../api/customer.ts';
import { runtime } from '../../../core/runtime.ts';
import { useLate } from '../../kit/element/late-part.ts';
import { usePageReadiness, type CartShown } from './readiness.ts';
import { accountOf, OwnReadiness } from './OwnReadiness.tsx';
import { NotChecked, ReadinessView, ReadinessWaiting } from './ReadinessView.tsx';
import { boundWords } from '../../kit/element/WithWords.tsx';
import disclosure from '../../kit/styles/disclosure.css?inline';
import own from './readiness.css?inline';

type ReadinessPanelProps = CartShown & {
  onShown: (lines: number) => void;
};

/** Draws what the cart still needs before its checkout. Blocks nothing, and asks nothing in author mode. Source: LEAD-01. */
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

const loadOwn = () => import('./OwnKnowledge.tsx');

/** Draws the part for a signed-in customer, which an anonymous cart does not load. Without its code the cart still works. */
const OwnPart = (props: ReadinessPanelProps & { customer: Customer }) => {
  const { part, failure, load } = useLate(loadOwn, true);
  if (part)
    return (
      <part.OwnKnowledge customer={props.customer} accountOf={accountOf}>
        {(known) => <OwnReadiness {...props} known={known} />}
      </part.OwnKnowledge>
    );
  return failure ? (
    <section className="needs">
      <NotChecked onAgain={() => void load().catch(() => undefined)} />
    </section>
  ) : (
    <ReadinessWaiting />
  );
};

export const styles = [disclosure, own];
export const bind = boundWords(ReadinessPanel);
