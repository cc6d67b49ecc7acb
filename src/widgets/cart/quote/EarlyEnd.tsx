import { VALID_DAYS } from '../../../api/quote/quote-days.rules.ts';
import type { QuoteEligibility } from '../../../api/quote/quote.contract.ts';
import { earlyWords } from '../../parts/quote/early-words.ts';
import { shopDate } from '../../parts/quote/quote-dates.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import type en from '../../parts/quote/messages/en.json';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';

type EarlyEndProps = { ends: QuoteEligibility; busy: boolean; onAgree: () => void; onClose: () => void };

/** Shows that the quote would end early, why and when, and asks whether to go on. Source: QTE-03 b, c. */
export const EarlyEnd = ({ ends, busy, onAgree, onClose }: EarlyEndProps) => {
  const t = useMessages<keyof typeof en>();
  const expires = shopDate(ends.expirationTime);
  return (
    <Dialog
      key="early"
      part="dialog"
      title={t('shared.quote.early.title', { expires })}
      closeLabel={t('shared.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.quote.early.back')}</Button>
          <Button variant="primary" busy={busy} onClick={onAgree}>
            {t('shared.quote.send')}
          </Button>
        </>
      }
    >
      <p>{t('shared.quote.early.text', { days: VALID_DAYS, usual: shopDate(ends.usualExpirationTime) })}</p>
      {earlyWords(t, ends.earlyExpiration, ends.expirationTime).map((words) => (
        <Notice key={words} tone="warning" word={t('shared.level.warning')}>
          {words}
        </Notice>
      ))}
    </Dialog>
  );
};
