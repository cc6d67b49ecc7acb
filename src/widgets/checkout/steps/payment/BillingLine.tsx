import { Button } from '../../../kit/ui/Button.tsx';
import { useId } from '../../../kit/element/widget-context.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import type en from './messages/en.json';

type BillingLineProps = { address: string | undefined; onAnother: () => void };

/** Draws the order's billing address, which is also the card's, and a button to choose another one. Source: CHK-10 b. */
export const BillingLine = ({ address, onAnother }: BillingLineProps) => {
  const t = useWords<typeof en>();
  const id = useId();
  if (!address) return null;
  return (
    <div className="pay-billing">
      <p id={id} className="field-label">
        {t('checkout.pay.billing')}
      </p>
      <p>{address}</p>
      <Button variant="link" aria-describedby={id} onClick={onAnother}>
        {t('checkout.pay.useAnother')}
      </Button>
    </div>
  );
};
