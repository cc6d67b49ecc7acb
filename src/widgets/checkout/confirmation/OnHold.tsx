import { useEffect, useState } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import type en from './messages/en.json';

type OnHoldProps = {
  order: string;
  reference: string;
  /** The address, or the customer's name where only that is known. */
  mailedTo?: string | undefined;
};

/** Says in a dialog, once for each order, that the order is held for checks. The page below keeps saying it. Source: CHK-16 b. */
export const OnHold = ({ order, reference, mailedTo }: OnHoldProps) => {
  const t = useWords<typeof en>();
  const [isOpen, setOpen] = useState(() => !wasSeen(order));
  useEffect(() => {
    if (isOpen) noteSeen(order);
  }, [isOpen, order]);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Dialog
      title={t('checkout.confirmation.onHold')}
      closeLabel={t('checkout.confirmation.close')}
      part="on-hold"
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {t('checkout.confirmation.see')}
        </Button>
      }
    >
      <p>
        {mailedTo === undefined
          ? t('checkout.confirmation.held')
          : t('checkout.confirmation.heldMail', { email: mailedTo })}
      </p>
      <p className="small quiet">
        {t('checkout.confirmation.reference')} <b className="num">{reference}</b>
      </p>
    </Dialog>
  );
};

const idOf = (order: string): string => `held-${order}`;

const wasSeen = (order: string): boolean =>
  (runtime().storage.read('seenNotifications') ?? []).includes(idOf(order));

const noteSeen = (order: string): void => {
  const { storage } = runtime();
  const seen = new Set(storage.read('seenNotifications'));
  storage.write('seenNotifications', [...seen.add(idOf(order))]);
};
