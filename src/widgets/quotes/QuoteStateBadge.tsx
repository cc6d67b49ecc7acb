import { daysLeft, type ShownState } from '../../api/quote/quote.rules.ts';
import { shopZone } from '../parts/quote/shop-dates.ts';
import { CLOCK, StateBadge } from '../kit/page/StateBadge.tsx';
import type { IconName } from '../kit/ui/Icon.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

/** The icon of each state, and its tone if it asks for something. */
const LOOKS: Record<ShownState, { icon: IconName; tone?: 'info' | 'success' | 'warning' }> = {
  submitted: { icon: CLOCK, tone: 'info' },
  ready: { icon: 'success', tone: 'success' },
  expiring: { icon: 'alert', tone: 'warning' },
  expired: { icon: 'stop' },
  ordered: { icon: 'trolley' },
  cancelled: { icon: 'x' },
};

type QuoteStateBadgeProps = {
  state: ShownState | undefined;
  /** The last instant at which the prices are valid, and the current time, in milliseconds. */
  expires: number | undefined;
  now: number;
};

/** Shows a quote's state as an icon, a word and a tone. Source: QTE-04 d. */
export const QuoteStateBadge = ({ state, expires, now }: QuoteStateBadgeProps) => {
  const t = useWords<typeof en>();
  if (state === undefined) return '–';
  const { icon, tone } = LOOKS[state];
  return (
    <StateBadge icon={icon} tone={tone}>
      {state === 'expiring' && expires !== undefined
        ? t('quotes.expiresIn', { days: daysLeft(expires, now, shopZone()) })
        : t(`quotes.state.${state}`)}
    </StateBadge>
  );
};
