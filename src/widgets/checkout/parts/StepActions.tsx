import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import type { StepProps } from '../flow/step-props.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

type StepActionsProps = Pick<StepProps, 'busy' | 'next'> & {
  /** Other buttons, behind the primary one. */
  children?: ReactNode;
};

/** The end of a step's form: its one primary button, of type submit, named by the step that it leads to. */
export const StepActions = ({ busy, next, children }: StepActionsProps) => {
  const t = useCheckoutMessages();
  return (
    <div className="acts checkout-acts">
      <Button type="submit" variant="primary" busy={busy}>
        {t(`checkout.to.${next}`)}
      </Button>
      {children}
    </div>
  );
};
