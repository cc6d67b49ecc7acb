import type { ReactNode } from 'react';
import { PageProblem } from '../kit/page/PageProblem.tsx';
import { StaleNotice } from '../kit/page/StaleNotice.tsx';
import type { Heading } from '../kit/page/heading-at.ts';
import { quoteFailure, type QuoteFailure } from './quote-failure.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = {
  title: string;
  error: unknown;
  busy: boolean;
  heading: Heading;
  onRetry: () => void;
  /** Another way on, where asking again can't help. */
  wayOn?: ReactNode;
};

/** In place of what could not be read. What somebody may not see, or is not there, is not asked for again. */
export const ReadProblem = ({ title, error, busy, heading, onRetry, wayOn }: Props) => {
  const t = useQuotesMessages();
  const why = quoteFailure(error);
  const isFinal = why === 'forbidden' || why === 'gone';
  return (
    <PageProblem
      title={isFinal ? t(`quotes.${why}`) : title}
      heading={heading}
      busy={busy}
      onRetry={isFinal ? undefined : onRetry}
      actions={wayOn}
    >
      {t(`quotes.why.${readWhy(why)}`)}
    </PageProblem>
  );
};

/** What is on show may be old by now. */
export const StaleQuotes = ({ error, busy, onRetry }: Pick<Props, 'error' | 'busy' | 'onRetry'>) => {
  const t = useQuotesMessages();
  return (
    <StaleNotice title={t('quotes.stale')} busy={busy} onRetry={onRetry}>
      {t(`quotes.why.${readWhy(quoteFailure(error))}`)}
    </StaleNotice>
  );
};

/** Why nothing could be read: an end of the quote is told of an act alone. */
const readWhy = (why: QuoteFailure) => (why === 'expired' || why === 'ordered' ? 'changed' : why);
