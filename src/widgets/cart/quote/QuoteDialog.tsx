import { useRef, useState } from 'react';
import { cartAddress, isCustomers } from '../../../api/cart/cart-address.ts';
import type { Quote, QuoteEligibility } from '../../../api/quote/quote.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { loginLink } from '../../../api/links/login-link.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import type en from '../../parts/quote/messages/en.json';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { EarlyEnd } from './EarlyEnd.tsx';
import { QuoteCreated } from './QuoteCreated.tsx';
import { type QuoteFailure, useCreateQuote, type QuoteNamed, type QuoteOutcome } from './useCreateQuote.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { backToQuote } from './QuoteNotices.tsx';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { formStyles } from '../../kit/forms/forms.ts';
import dialog from '../../kit/styles/dialog.css?inline';
import own from './quote.css?inline';

type QuoteDialogProps = { onClose: () => void };

type View =
  | { is: 'form'; failed?: QuoteFailure; tries: number }
  | { is: 'early'; named: QuoteNamed; ends: QuoteEligibility }
  | { is: 'created'; quote: Quote };

/**
 * Draws the dialog that makes a quote of the customer's cart. The cart does not change. In author mode nothing is
 * written (EMB-11). Source: QTE-01 to QTE-03.
 */
export const QuoteDialog = ({ onClose }: QuoteDialogProps) =>
  runtime().author || isCustomers(cartAddress()) ? (
    <Asked onClose={onClose} />
  ) : (
    <SignInFirst onClose={onClose} />
  );

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

/** Shows that only a customer's cart can be quoted, with a link to sign in that leads back to this dialog. */
const SignInFirst = ({ onClose }: QuoteDialogProps) => {
  const t = useMessages<keyof typeof en>();
  return (
    <Dialog
      part="dialog"
      title={t('shared.quote.title')}
      closeLabel={t('shared.close')}
      onClose={onClose}
      actions={
        <LinkButton variant="primary" href={loginLink(backToQuote())}>
          {t('shared.quote.signIn')}
        </LinkButton>
      }
    >
      <p>{t('shared.quote.signInText')}</p>
    </Dialog>
  );
};

export const styles = [...formStyles, dialog, own];
export const bind = boundWords(QuoteDialog);
