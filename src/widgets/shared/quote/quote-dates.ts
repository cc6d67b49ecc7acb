import { SHOP_ZONE } from '../../../api/quote/quote-days.rules.ts';
import { formatDate, formatDateTime, parseInstant } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';

/** A dash where a service says no instant. */
const UNKNOWN = '–';

const shown = (
  instant: string | undefined,
  format: typeof formatDate,
  zone: { timeZone?: string } = {},
): string => {
  const at = parseInstant(instant);
  return at === undefined ? UNKNOWN : format(at, runtime().row.tag, zone);
};

/** The shop's day of an instant: the last one of a quote is the same for everybody. */
export const shopDate = (instant: string | undefined): string =>
  shown(instant, formatDate, { timeZone: SHOP_ZONE });

/** The same with the time and its zone, which tells a shopper elsewhere what their own clock says then. */
export const shopMoment = (instant: string | undefined): string =>
  shown(instant, formatDateTime, { timeZone: SHOP_ZONE });

/** The shopper's own day of an instant. */
export const ownDate = (instant: string | undefined): string => shown(instant, formatDate);
