import type { ReactNode } from 'react';
import { PageProblem } from '../kit/page/PageProblem.tsx';
import { Button } from '../shared/ui/Button.tsx';
import type { Heading } from '../kit/page/heading-at.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { quoteFailure } from './quote-failure.ts';
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
      {t(`quotes.why.${why === 'expired' || why === 'ordered' ? 'changed' : why}`)}
    </PageProblem>
  );
};

/** What is on show may be old by now. */
export const StaleNotice = ({ error, busy, onRetry }: Pick<Props, 'error' | 'busy' | 'onRetry'>) => {
  const t = useQuotesMessages();
  const why = quoteFailure(error);
  return (
    <Notice
      role="alert"
      tone="warning"
      word={t('shared.level.warning')}
      title={t('quotes.stale')}
      actions={
        <Button busy={busy} onClick={onRetry}>
          {t('shared.tryAgain')}
        </Button>
      }
    >
      {t(`quotes.why.${why === 'expired' || why === 'ordered' ? 'changed' : why}`)}
    </Notice>
  );
};
