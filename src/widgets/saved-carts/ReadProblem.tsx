import type { ReactNode } from 'react';
import { PageProblem } from '../kit/page/PageProblem.tsx';
import { StaleNotice } from '../kit/page/StaleNotice.tsx';
import { savedCartFailure } from '../parts/saved-carts/saved-cart-failure.ts';
import type { Heading } from '../kit/page/heading-at.ts';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

type Props = {
  title: string;
  error: unknown;
  busy: boolean;
  heading: Heading;
  onRetry: () => void;
  /** A link to somewhere else, for when another try can't help. */
  wayOn?: ReactNode;
};

/** Shows why something could not be read. There is no retry for what is forbidden or gone. */
export const ReadProblem = ({ title, error, busy, heading, onRetry, wayOn }: Props) => {
  const t = useSavedCartsMessages();
  const why = savedCartFailure(error);
  if (why === 'forbidden')
    return (
      <PageProblem title={t('saved-carts.forbidden')} heading={heading} actions={wayOn}>
        {t('saved-carts.forbiddenText')}
      </PageProblem>
    );
  if (why === 'gone')
    return (
      <PageProblem title={t('saved-carts.gone')} heading={heading} actions={wayOn}>
        {t('shared.savedCart.why.gone')}
      </PageProblem>
    );
  return (
    <PageProblem title={title} heading={heading} busy={busy} onRetry={onRetry} actions={wayOn}>
      {t(`shared.savedCart.why.${why}`)}
    </PageProblem>
  );
};

/** Shows that the saved carts on the page may be out of date. */
export const StaleSavedCarts = ({ error, busy, onRetry }: Pick<Props, 'error' | 'busy' | 'onRetry'>) => {
  const t = useSavedCartsMessages();
  return (
    <StaleNotice title={t('saved-carts.stale')} busy={busy} onRetry={onRetry}>
      {t(`shared.savedCart.why.${savedCartFailure(error)}`)}
    </StaleNotice>
  );
};
