import type { EarlyReason } from '../../../api/quote/quote-days.rules.ts';
import { dayText, shopDate } from './quote-dates.ts';
import type { useQuoteMessages } from './useQuoteMessages.ts';

/**
 * Returns what ends a quote early: one sentence for each reason, the earliest first. The first sentence also says when
 * the quote ends. Source: QTE-03 b, c.
 */
export const earlyWords = (
  t: ReturnType<typeof useQuoteMessages>,
  early: readonly EarlyReason[],
  expirationTime: string | undefined,
): readonly string[] =>
  early.map(({ reason, date }, at) =>
    at === 0
      ? t(`shared.quote.early.${reason}`, { date: dayText(date), expires: shopDate(expirationTime) })
      : t(`shared.quote.early.also.${reason}`, { date: dayText(date) }),
  );
