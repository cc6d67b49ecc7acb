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
  /** A link to somewhere else, for when another try can't help. */
  wayOn?: ReactNode;
};

/** Shows why something could not be read. There is no retry for what is forbidden or does not exist. */
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

/** Shows that the quotes on the page may be out of date. */
export const StaleQuotes = ({ error, busy, onRetry }: Pick<Props, 'error' | 'busy' | 'onRetry'>) => {
  const t = useQuotesMessages();
  return (
    <StaleNotice title={t('quotes.stale')} busy={busy} onRetry={onRetry}>
      {t(`quotes.why.${readWhy(quoteFailure(error))}`)}
    </StaleNotice>
  );
};

/** Returns the reason why quotes could not be read. That a quote has ended is a reason for actions only. */
const readWhy = (why: QuoteFailure) => (why === 'expired' || why === 'ordered' ? 'changed' : why);
