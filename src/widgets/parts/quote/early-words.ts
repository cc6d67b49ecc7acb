import type { EarlyReason } from '../../../api/quote/quote-days.rules.ts';
import { parseInstant } from '../../../core/i18n/dates.ts';
import { dayIn } from '../../../core/i18n/zone-days.ts';
import { dayText, shopDate, shopZone } from './shop-dates.ts';
import type en from './messages/en.json';
import type { Words } from '../../kit/element/useWords.ts';

/** Returns what ends a quote early, the earliest first, with the day in the first sentence. Source: QTE-03 b, c. */
export const earlyWords = (
  t: Words<typeof en>,
  early: readonly EarlyReason[],
  expirationTime: string | undefined,
): readonly string[] =>
  early.map(({ reason, date }, at) =>
    at === 0
      ? t(`shared.quote.early.${reason}`, { date: dayText(date), expires: shopDate(expirationTime) })
      : t(`shared.quote.early.also.${reason}`, { date: dayText(date) }),
  );

/** Returns what ends a quote early, after a text that said its last day, which isn't repeated. Source: QTE-03 b, c. */
export const earlyWordsAfter = (
  t: Words<typeof en>,
  early: readonly EarlyReason[],
  expirationTime: string | undefined,
): readonly string[] => {
  const expires = parseInstant(expirationTime);
  const last = expires === undefined ? undefined : dayIn(expires, shopZone());
  return early.map(({ reason, date }, at) =>
    at === 0 && date === last
      ? t(`shared.quote.early.then.${reason}`)
      : t(`shared.quote.early.also.${reason}`, { date: dayText(date) }),
  );
};
