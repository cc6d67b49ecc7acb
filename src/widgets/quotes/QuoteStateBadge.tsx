import { daysLeft, type ShownState } from '../../api/quote/quote.rules.ts';
import { shopZone } from '../parts/quote/quote-dates.ts';
import { classNames } from '../kit/ui/class-names.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import type { IconName } from '../kit/ui/icon-paths.ts';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const CLOCK: IconName = 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 5.5V10l3 2';
const ICONS: Record<ShownState, IconName> = {
  submitted: CLOCK,
  ready: 'success',
  expiring: 'alert',
  expired: 'stop',
  ordered: 'trolley',
  cancelled: 'x',
};

type StateBadgeProps = {
  state: ShownState | undefined;
  /** The last instant at which the prices are valid, and the current time, in milliseconds. */
  expires: number | undefined;
  now: number;
};

/** Shows a quote's state as an icon, a word and a tone. Source: QTE-04 d. */
export const QuoteStateBadge = ({ state, expires, now }: StateBadgeProps) => {
  const t = useWords<typeof en>();
  if (state === undefined) return '–';
  return (
    <span className={classNames('quote-state', `quote-${state}`)}>
      <Icon name={ICONS[state]} />
      {state === 'expiring' && expires !== undefined
        ? t('quotes.expiresIn', { days: daysLeft(expires, now, shopZone()) })
        : t(`quotes.state.${state}`)}
    </span>
  );
};
