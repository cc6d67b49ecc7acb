import { runtime } from '../../core/runtime.ts';
import { wholeNumber } from '../parts/quote/whole-number.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { Dialog } from '../kit/ui/Dialog.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = { code: string; busy: boolean; onCancel: () => void; onClose: () => void };

/** Asks for confirmation before a quote is cancelled, which can't be undone. Needs dialog.css. Source: QTE-04 d. */
export const CancelDialog = ({ code, busy, onCancel, onClose }: Props) => {
  const t = useWords<typeof en>();
  return (
    <Dialog
      alert
      part="dialog"
      title={wholeNumber(t('quotes.cancelTitle', { number: code }), code)}
      closeLabel={t('shared.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('quotes.keep')}</Button>
          <Button variant="danger" busy={busy} onClick={() => (runtime().author ? onClose() : onCancel())}>
            {t('quotes.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('quotes.cancelText')}</p>
    </Dialog>
  );
};
