import { useRef, useState } from 'react';
import { calendarFile } from '../../../api/quote/calendar.rules.ts';
import { readPdfOfQuote } from '../../../api/quote/quote-pdf.ts';
import type { Quote } from '../../../api/quote/quote.contract.ts';
import { customer } from '../../../api/customer.ts';
import { reportLater } from '../../../api/report-later.ts';
import { now } from '../../../core/clock.ts';
import { parseInstant } from '../../../core/i18n/dates.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { runtime } from '../../../core/runtime.ts';
import { storeLink } from '../commerce/store-link.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { saveFile } from './save-file.ts';
import { useQuoteMessages } from './useQuoteMessages.ts';

/** A name that every file system takes. */
const fileName = (code: string, ending: string): string =>
  `quote-${code.replaceAll(/[^\w-]/g, '')}.${ending}`;

/**
 * A quote's end for a calendar, and its PDF while the flag has it. In author mode nothing is asked. Needs notice.css, button.css,
 * `quoteWords`. Source: LEAD-09 a, QTE-04 f, SEC-08.
 */
export const QuoteFiles = ({ quote }: { quote: Pick<Quote, 'code' | 'expirationTime'> }) => {
  const t = useQuoteMessages();
  const { state, busy, save } = useQuotePdf(quote.code);
  const hasPdf = useFlag('quotePdfUpgrade');
  const ends = parseInstant(quote.expirationTime);
  const saveCalendar = (until: number): void => {
    const address = new URL(storeLink('quoteDetails', { id: quote.code }), location.href);
    const file = calendarFile({
      uid: `quote-${quote.code}@${address.hostname}`,
      made: now(),
      ends: until,
      title: t('shared.quote.calendar.title', { number: quote.code }),
      text: t('shared.quote.calendar.text'),
      address: address.href,
    });
    saveFile(new Blob([file], { type: 'text/calendar' }), fileName(quote.code, 'ics'));
    runtime().registry.actions.announce(t('shared.quote.calendar.saved'));
  };
  return (
    <>
      {state === 'failed' && (
        <Notice role="alert" tone="danger" word={t('shared.level.danger')}>
          {t('shared.quote.pdf.failed')}
        </Notice>
      )}
      <div className="acts no-print">
        {ends !== undefined && (
          <Button onClick={() => saveCalendar(ends)}>{t('shared.quote.calendar')}</Button>
        )}
        {hasPdf && (
          <Button busy={busy} onClick={save}>
            {t('shared.quote.pdf')}
          </Button>
        )}
      </div>
    </>
  );
};

/** Asks for the PDF at a press, once at a time; what is no PDF is not handed over. */
const useQuotePdf = (code: string) => {
  const t = useQuoteMessages();
  const [state, setState] = useState<'failed'>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const save = async (): Promise<void> => {
    const of = customer();
    if (running.current || !of || runtime().author) return;
    running.current = true;
    setBusy(true);
    setState(undefined);
    try {
      saveFile(await readPdfOfQuote(of, code), fileName(code, 'pdf'));
      runtime().registry.actions.announce(t('shared.quote.pdf.saved'));
    } catch (error) {
      reportLater('quote.pdf', error);
      setState('failed');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { state, busy, save: () => void save() };
};
