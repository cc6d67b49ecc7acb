import type { Customer } from '../../api/customer.ts';
import { useCustomerQuery } from '../../api/query.ts';
import type { Quote } from '../../api/quote/quote.contract.ts';
import { isEarlyEnd, VALID_DAYS } from '../../api/quote/quote-days.rules.ts';
import { quoteQuery } from '../../api/quote/quote.queries.ts';
import { timesOf } from '../../api/quote/quote-times.rules.ts';
import { shownState, type QuoteAct } from '../../api/quote/quote.rules.ts';
import { now } from '../../core/clock.ts';
import { parseInstant } from '../../core/i18n/dates.ts';
import { moneyText } from '../parts/price/Price.tsx';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { useReadFailure } from '../../api/links/leave-for-error-page.ts';
import { earlyWordsAfter } from '../parts/quote/early-words.ts';
import { shopDate, shopZone } from '../parts/quote/shop-dates.ts';
import { wholeNumber } from '../parts/quote/whole-number.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { useOfflineOver } from '../kit/ui/useOnline.ts';
import type { QuoteFailure, ActedOn, ActFailure, QuoteActs } from './useQuoteActs.ts';
import { orderLink, quotePages } from './quote-page-link.ts';
import { useWords, type Words } from '../kit/element/useWords.ts';
import type shared from '../parts/quote/messages/en.json';
import type en from './messages/en.json';

type Props = {
  of: Customer | undefined;
  acts: QuoteActs;
  newest: readonly ActedOn[];
  onAct: (act: QuoteAct, quote: ActedOn) => void;
};

/** Shows the outcome of the last action on a quote. */
export const ActNotices = ({ of, acts, newest, onAct }: Props) => {
  const focus = useFocusAfter();
  const dismiss = (): void => {
    focus('[data-heading]');
    acts.dismiss();
  };
  return (
    <>
      {acts.made && <MadeNotice of={of} made={acts.made} onDismiss={dismiss} />}
      {acts.failure && (
        <FailureNotice failure={acts.failure} newest={newest} onAct={onAct} onDismiss={dismiss} />
      )}
    </>
  );
};

type MadeProps = { of: Customer | undefined; made: NonNullable<QuoteActs['made']>; onDismiss: () => void };

/** Shows the quote that was made from another one, and what could not be taken over. Source: LEAD-09 c, QTE-03 b. */
const MadeNotice = ({ of, made: { quote, before }, onDismiss }: MadeProps) => {
  const t = useWords<typeof en & typeof shared>();
  // Quotes from the list come without their products.
  const { data, error } = useCustomerQuery(quoteQuery(of, before.entries ? undefined : before.code));
  useReadFailure('quotes.quotedAgain', error);
  const had = before.entries ?? data?.entries;
  const leftOut = had ? had.length - quote.entries.length : 0;
  return (
    <Notice
      className="act-notice"
      tabIndex={-1}
      tone="success"
      actions={
        <LinkButton href={quotePages.thing(quote.code)}>
          {wholeNumber(t('shared.quote.created.open', { number: quote.code }), quote.code)}
        </LinkButton>
      }
      onDismiss={onDismiss}
    >
      {wholeNumber(
        t('shared.quote.created.said', {
          number: quote.code,
          total: moneyText(quote.totalPriceWithTax ?? quote.totalPrice),
          date: shopDate(quote.expirationTime),
        }),
        quote.code,
      )}
      {earlyEnd(t, quote).map((words) => ` ${words}`)}
      {leftOut > 0 && ` ${t('quotes.leftOut', { count: leftOut })}`}
    </Notice>
  );
};

/** Returns why a new quote ends early, or only that it does, if the service gives no reason. */
const earlyEnd = (t: Words<typeof shared>, quote: Quote): readonly string[] => {
  const { earlyExpiration: early, creationTime, expirationTime } = quote;
  if (early.length > 0) return earlyWordsAfter(t, early, expirationTime);
  const expires = parseInstant(expirationTime);
  const isEarly =
    expires !== undefined && isEarlyEnd(parseInstant(creationTime) ?? now(), expires, shopZone());
  return isEarly ? [t('shared.quote.early.less', { days: VALID_DAYS })] : [];
};

type FailureProps = {
  failure: ActFailure;
  newest: Props['newest'];
  onAct: Props['onAct'];
  onDismiss: () => void;
};

const CANT_HELP: readonly QuoteFailure[] = ['gone', 'forbidden', 'changed', 'nothingLeft', 'refused'];

/** Shows which action failed, why, and what to do next. Source: QTE-04 e, h. */
const FailureNotice = ({ failure, newest, onAct, onDismiss }: FailureProps) => {
  const t = useWords<typeof en & typeof shared>();
  const { act, quote, why } = failure;
  const isOver = useOfflineOver(why === 'offline');
  const number = quote.code;
  const frame = {
    className: 'act-notice',
    tabIndex: -1,
    role: 'alert',
    tone: 'danger',
    onDismiss,
  } as const;
  if (why === 'expired') {
    const end = pastEnd(newest.find(({ code }) => code === number) ?? quote);
    return (
      <Notice {...frame} actions={<Button onClick={() => onAct('again', quote)}>{t('quotes.again')}</Button>}>
        {end === undefined ? t('quotes.expired') : t('quotes.expiredOn', { date: shopDate(end) })}
      </Notice>
    );
  }
  if (why === 'ordered') {
    const order = failure.order ?? quote.orderCode;
    const link = order === undefined ? undefined : orderLink(order);
    return (
      <Notice
        {...frame}
        actions={
          order !== undefined &&
          link !== undefined && (
            <LinkButton href={link}>{t('quotes.viewOrder', { number: order })}</LinkButton>
          )
        }
      >
        {order === undefined ? t('quotes.ordered') : t('quotes.orderedAs', { number: order })}
      </Notice>
    );
  }
  return (
    <Notice
      {...frame}
      title={wholeNumber(
        t(`quotes.${why === 'unconfirmed' ? 'unsure' : 'failed'}.${act}`, { number }),
        number,
      )}
      actions={
        !CANT_HELP.includes(why) && <Button onClick={() => onAct(act, quote)}>{t('shared.tryAgain')}</Button>
      }
    >
      {!isOver && t(`quotes.why.${why}`)}
    </Notice>
  );
};

/** Returns when a quote expired; undefined if the quote as last read had not ended yet. */
const pastEnd = (quote: ActedOn): string | undefined =>
  shownState(timesOf(quote, shopZone()), now()) === 'expired' ? quote.expirationTime : undefined;
