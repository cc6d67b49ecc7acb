import { useState } from 'react';
import { type QuoteAct, shownState } from '../../api/quote/quote.rules.ts';
import { openTrainings } from '../../api/training/training.rules.ts';
import { quoteQuery } from '../../api/quote/quote.queries.ts';
import { now } from '../../core/clock.ts';
import { ThingPage } from '../kit/page/ThingPage.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import type { CustomerPage } from '../parts/customer-page/CustomerPages.tsx';
import { useThingRead } from '../parts/customer-page/useCustomerRead.ts';
import { wholeNumber } from '../parts/quote/whole-number.tsx';
import { ActNotices } from './ActNotices.tsx';
import { quotePages } from './quote-page-link.ts';
import { QuoteSheet } from './QuoteSheet.tsx';
import { QuoteTraining } from './QuoteTraining.tsx';
import { sampleQuote } from './sample-quotes.ts';
import { useQuoteActs, type ActedOn } from './useQuoteActs.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Quote } from '../../api/quote/quote.contract.ts';
import { timesOf, turnsOf } from '../../api/quote/quote-times.rules.ts';
import { shopZone } from '../parts/quote/shop-dates.ts';
import { useNow } from '../kit/ui/useNow.ts';
import { QuoteStateBadge } from './QuoteStateBadge.tsx';
import { runtime } from '../../core/runtime.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Dialog } from '../kit/ui/Dialog.tsx';

/** Returns whether the address says that an order of the quote was refused because of a training. Source: QTE-04 c. */
const askedByAddress = (): boolean =>
  new URLSearchParams(location.search).get('orderTrainingsError') === 'true';

/** Shows one quote: its dates, lines, sums and actions. Source: QTE-04 b, LEAD-09. */
export const QuoteDetails = ({ of, code, heading }: CustomerPage & { code: string }) => {
  const t = useWords<typeof en>();
  const focus = useFocusAfter();
  const read = useThingRead('quote', 'quote.read', quoteQuery(of, code), sampleQuote());
  const { data } = read;
  const acts = useQuoteActs(of);
  const [cancels, setCancels] = useState(false);
  const [asksTraining, setTraining] = useState(askedByAddress);

  const act = async (which: QuoteAct, quote: ActedOn): Promise<void> => {
    if (which === 'cancel') {
      const done = await acts.cancel(quote);
      setCancels(false);
      focus(done ? '[data-heading]' : '.act-notice');
      return;
    }
    if (which === 'order' && data && openTrainings(data, now()).length > 0) {
      setTraining(true);
      focus((await acts.prepare(quote)) ? '.training-needed' : '.act-notice');
      return;
    }
    if (which === 'order' && (await acts.order(quote))) return;
    if (which === 'again') await acts.again(quote);
    focus('.act-notice');
  };

  return (
    <>
      <ThingPage
        {...{ t, heading, read }}
        name="quotes"
        thing={data}
        isLeaving={read.isLeaving}
        list={quotePages.list()}
        title={wholeNumber(t('quotes.one', { number: code }), code)}
        under={<QuoteNames quote={data} code={code} />}
        aside={data && <QuoteState quote={data} />}
        notices={
          <ActNotices
            {...{ of, acts }}
            newest={data ? [data] : []}
            onAct={(which, quote) => void act(which, quote)}
          />
        }
      >
        {(quote) => (
          <>
            {asksTraining && (
              <QuoteTraining
                quote={quote}
                busy={acts.busy?.act === 'order'}
                onBegin={() => void act('order', quote)}
              />
            )}
            <QuoteSheet
              quote={quote}
              acts={acts}
              onAct={(which) => {
                if (which === 'cancel') setCancels(true);
                else void act(which, quote);
              }}
            />
          </>
        )}
      </ThingPage>
      {data && cancels && (
        <CancelDialog
          code={code}
          busy={acts.busy?.act === 'cancel'}
          onCancel={() => void act('cancel', data)}
          onClose={() => acts.busy === undefined && setCancels(false)}
        />
      )}
    </>
  );
};

const QuoteNames = ({ quote, code }: { quote: Quote | undefined; code: string }) => {
  const { number, name: account } = quote?.customerAccount ?? {};
  const name = quote?.name === code ? undefined : quote?.name;
  return (
    <p className="small quiet quote-name">
      {[name, account, number].filter(Boolean).map((text, at) => (
        <span key={at}>
          {at > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
    </p>
  );
};

/** Draws the quote's state. It updates by itself when the state changes with time. */
const QuoteState = ({ quote }: { quote: Quote }) => {
  const times = timesOf(quote, shopZone());
  const now = useNow(turnsOf(times));
  return <QuoteStateBadge state={shownState(times, now)} expires={times.expires} now={now} />;
};

type Props = { code: string; busy: boolean; onCancel: () => void; onClose: () => void };

/** Asks for confirmation before a quote is cancelled, which can't be undone. Needs dialog.css. Source: QTE-04 d. */
const CancelDialog = ({ code, busy, onCancel, onClose }: Props) => {
  const t = useWords<typeof en>();
  return (
    <Dialog
      alert
      part="dialog"
      title={wholeNumber(t('quotes.cancelTitle', { number: code }), code)}
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
