import { daysLeft } from '../../api/quote/quote.rules.ts';
import type { Station } from '../../api/quote/life-line.rules.ts';
import { shopDate, shopMoment, shopZone } from '../parts/quote/quote-dates.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

type Props = {
  stations: readonly Station[];
  /** The last instant at which the prices are valid, and the current time, in milliseconds. */
  expires: number | undefined;
  now: number;
};

/**
 * Draws the stages of the quote from its creation to its end, each with its date. In a narrow widget the line is
 * vertical. Source: LEAD-09.
 */
export const LifeLine = ({ stations, expires, now }: Props) => {
  const t = useWords<typeof en>();
  const timeOf = ({ name, at, is }: Station): string => {
    if (name === 'expiring' && expires !== undefined)
      return t('quotes.todayLeft', { days: daysLeft(expires, now, shopZone()) });
    if (at === undefined) return is === 'next' ? t('quotes.notYet') : '–';
    // All dates are in the store's time zone, in which the last day ends.
    return name === 'expires' ? shopMoment(at) : shopDate(at);
  };
  if (stations.length === 0) return null;
  return (
    <ol className="life" aria-label={t('quotes.life')}>
      {stations.map((station) => (
        <li
          key={station.name}
          className={`life-${station.is}`}
          aria-current={station.is === 'now' ? 'step' : undefined}
        >
          <span className="life-mark" aria-hidden>
            {station.is === 'done' && <Icon name="tick" />}
          </span>
          <b>{t(`quotes.station.${station.name}`)}</b> <span>{timeOf(station)}</span>
        </li>
      ))}
    </ol>
  );
};
