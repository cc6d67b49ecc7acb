import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import type { LinkedAccount } from './linked-account.ts';
import type en from './messages/en.json';

type SwitchQuestionProps = {
  to: LinkedAccount;
  from: string;
  /** Whether a qualified user is chosen, who would be dropped. */
  dropsUser: boolean;
  busy: boolean;
  onSwitch: () => void;
  onKeep: () => void;
};

/** Asks before choosing a Q-global account that also changes the customer account. Source: CHK-04 e. */
export const SwitchQuestion = ({ to, from, dropsUser, busy, onSwitch, onKeep }: SwitchQuestionProps) => {
  const t = useWords<typeof en>();
  return (
    <Dialog
      alert
      title={t('checkout.q-global.switchTo', { account: to.name })}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{t('checkout.q-global.keep', { account: from })}</Button>
          <Button variant="primary" busy={busy} onClick={onSwitch}>
            {t('checkout.q-global.switchTo', { account: to.name })}
          </Button>
        </>
      }
    >
      <p>
        {t(dropsUser ? 'checkout.q-global.switch' : 'checkout.q-global.switchOther', { account: to.name })}
      </p>
    </Dialog>
  );
};
