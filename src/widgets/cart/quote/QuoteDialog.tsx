import { useRef, useState, useEffect } from 'react';
import { cartAddress, isCustomers } from '../../../api/cart/cart-address.ts';
import type { Quote, QuoteEligibility } from '../../../api/quote/quote.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../../parts/quote/messages/en.json';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useCreateQuote, type QuoteFailure, type QuoteNamed, type QuoteOutcome } from './useCreateQuote.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { SignInFirst } from '../SignInFirst.tsx';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { formStyles } from '../../kit/forms/forms.ts';
import dialog from '../../kit/styles/dialog.css?inline';
import own from './quote.css?inline';
import { VALID_DAYS } from '../../../api/quote/quote-days.rules.ts';
import { earlyWords } from '../../parts/quote/early-words.ts';
import { shopDate, shopMoment } from '../../parts/quote/shop-dates.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { moneyText } from '../../parts/price/Price.tsx';
import { storeLink } from '../../../api/links/store-link.ts';
import { QuoteFiles } from '../../parts/quote/QuoteFiles.tsx';
import { wholeNumber } from '../../parts/quote/whole-number.tsx';
import { quoteDraft } from './quote-draft.ts';

type QuoteDialogProps = { onClose: () => void };

type View =
  | { is: 'form'; failed?: QuoteFailure; tries: number }
  | { is: 'early'; named: QuoteNamed; ends: QuoteEligibility }
  | { is: 'created'; quote: Quote };

/** Draws the dialog that makes a quote of the cart. In author mode nothing is written. Source: QTE-01 to QTE-03. */
export const QuoteDialog = ({ onClose }: QuoteDialogProps) => {
  const t = useWords<typeof en>();
  return runtime().author || isCustomers(cartAddress()) ? (
    <Asked onClose={onClose} />
  ) : (
    <SignInFirst
      title={t('shared.quote.title')}
      text={t('shared.quote.signInText')}
      link={t('shared.quote.signIn')}
      back="quote"
      onClose={onClose}
    />
  );
};

const Asked = ({ onClose }: QuoteDialogProps) => {
  const [at] = useState(cartAddress);
  const quote = useCreateQuote(at);
  const [view, setView] = useState<View>({ is: 'form', tries: 0 });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const close = () => {
    // The dialog can't be closed while a request is under way.
    if (!running.current) onClose();
  };

  const shown = (outcome: QuoteOutcome, named: QuoteNamed): View => {
    if ('created' in outcome) return { is: 'created', quote: outcome.created };
    if ('early' in outcome) return { is: 'early', named, ends: outcome.early };
    const tries = view.is === 'form' ? view.tries + 1 : 1;
    return { is: 'form', tries, ...('failed' in outcome && { failed: outcome.failed }) };
  };
  const send = async (named: QuoteNamed, agreed: boolean): Promise<void> => {
    if (runtime().author) return onClose();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      setView(shown(await quote.ask(named, agreed), named));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  if (view.is === 'created') return <QuoteCreated quote={view.quote} onClose={onClose} />;
  if (view.is === 'early')
    return (
      <EarlyEnd ends={view.ends} busy={busy} onAgree={() => void send(view.named, true)} onClose={close} />
    );
  return (
    <QuoteForm
      key={quote.unknown ? 'unknown' : 'new'}
      missing={quote.missing}
      unknown={quote.unknown}
      failed={view.failed}
      tries={view.tries}
      onSend={(named) => send(named, false)}
      onClose={close}
    />
  );
};

export const styles = [...formStyles, dialog, own];
export const bind = boundWords(QuoteDialog);

type EarlyEndProps = { ends: QuoteEligibility; busy: boolean; onAgree: () => void; onClose: () => void };

/** Shows that the quote would end early, why and when, and asks whether to go on. Source: QTE-03 b, c. */
const EarlyEnd = ({ ends, busy, onAgree, onClose }: EarlyEndProps) => {
  const t = useWords<typeof en>();
  const expires = shopDate(ends.expirationTime);
  return (
    <Dialog
      key="early"
      part="dialog"
      title={t('shared.quote.early.title', { expires })}
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
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
    </Dialog>
  );
};

type QuoteCreatedProps = { quote: Quote; onClose: () => void };

/** Shows the new quote's number, total and last day. Source: QTE-02. */
const QuoteCreated = ({ quote, onClose }: QuoteCreatedProps) => {
  const t = useWords<typeof en>();
  const { code, expirationTime } = quote;
  const total = moneyText(quote.totalPriceWithTax ?? quote.totalPrice);
  const said = t('shared.quote.created.said', { number: code, total, date: shopDate(expirationTime) });
  useEffect(() => {
    quoteDraft().place.remove();
    runtime().registry.actions.announce(said);
  }, [said]);
  return (
    <Dialog
      key="created"
      part="dialog"
      title={t('shared.quote.created.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.quote.early.back')}</Button>
          <LinkButton variant="primary" href={storeLink('quoteDetails', { id: code })}>
            {wholeNumber(t('shared.quote.created.open', { number: code }), code)}
          </LinkButton>
        </>
      }
    >
      <dl className="quote-facts">
        <dt>{t('shared.quote.created.number')}</dt>
        <dd>
          <b className="num">{code}</b>
        </dd>
        <dt>{t('shared.quote.created.total')}</dt>
        <dd>
          <b className="num">{total}</b>
        </dd>
        <dt>{t('shared.quote.created.until')}</dt>
        <dd>
          <b>{shopMoment(expirationTime)}</b>
        </dd>
      </dl>
      <QuoteFiles quote={quote} />
    </Dialog>
  );
};
