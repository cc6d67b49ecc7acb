import dialog from '../../kit/styles/dialog.css?inline';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';

/** The styles of the dialog, for the root that shows it. */
export const styles: readonly string[] = [dialog];

/** Asks whether to leave a step with unsaved edits. Closing the dialog means to stay. Source: CHK-06. */
export const PreviousStepDialog = ({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) => {
  const t = useCheckoutMessages();
  return (
    <Dialog
      alert
      title={t('checkout.leave')}
      closeLabel={t('shared.close')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onDiscard}>{t('checkout.discard')}</Button>
          <Button variant="primary" onClick={onStay}>
            {t('checkout.stay')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.leaveHint')}</p>
    </Dialog>
  );
};
