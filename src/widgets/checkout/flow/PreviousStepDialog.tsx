import dialog from '../../kit/styles/dialog.css?inline';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { useCheckoutMessages, useCheckout } from './checkout-context.ts';

/** The styles of the dialog, for the root that shows it. */
export const styles: readonly string[] = [dialog];

/** Asks whether to leave a step with unsaved edits. Closing the dialog means to stay. Source: CHK-06. */
export const PreviousStepDialog = () => {
  const t = useCheckoutMessages();
  const { send } = useCheckout();
  const stay = () => send({ event: 'stayed' });
  return (
    <Dialog
      alert
      title={t('checkout.leave')}
      onClose={stay}
      actions={
        <>
          <Button onClick={() => send({ event: 'discarded' })}>{t('checkout.discard')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('checkout.stay')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.leaveHint')}</p>
    </Dialog>
  );
};
