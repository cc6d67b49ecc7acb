import type { InferInput } from 'valibot';
import type { deliveryModeSchema } from '../../../src/api/checkout/delivery.contract.ts';
import type { StoredAddress } from '../address/store.ts';
import { toMinor, toMoney } from '../core/money.ts';
import type { Site } from '../core/sites.ts';

type Mode = { code: string; name: string; description: string; cost: number };

/** Costs in major units of the site's currency; yen are converted. Source: CHK-08 a. */
const GROUND: Mode = { code: 'ground', name: 'Ground', description: '10-15 business days', cost: 10 };
const EXPEDITED: Mode = { code: 'expedited', name: 'Expedited', description: '3-5 business days', cost: 20 };
const YEN_A_UNIT = 150;

/** Countries without delivery, and countries with the fast method only. */
const NOWHERE = new Set(['MM', 'LA']);
const FAST_ALONE = new Set(['VN', 'KH']);

export const modesFor = (address: StoredAddress | undefined): readonly Mode[] => {
  if (!address || NOWHERE.has(address.country)) return [];
  return FAST_ALONE.has(address.country) ? [EXPEDITED] : [GROUND, EXPEDITED];
};

/** Returns the cost in minor units of the site's currency. */
export const modeCost = ({ cost }: Mode, { currency }: Site): number =>
  toMinor(currency === 'JPY' ? cost * YEN_A_UNIT : cost, currency);

export const modeReply = (mode: Mode, site: Site): InferInput<typeof deliveryModeSchema> => ({
  code: mode.code,
  // This service has texts in English only. On other sites the store adds them.
  ...(site.languages.every((language) => language === 'en') && {
    name: mode.name,
    description: mode.description,
  }),
  deliveryCost: toMoney(modeCost(mode, site), site),
});
