import { runtime } from '../../core/runtime.ts';

/** A longer address is not passed on, because servers refuse it. The shopper then comes back to its path alone. */
const LONGEST = 1500;

/**
 * Returns the address of this page for a page that leads back here, such as the login page: a path on the shop's own pages,
 * else the whole address, which is followed only to known hosts (SEC-02).
 */
export const returnAddress = (): string => {
  const { origin, pathname, search, hash } = location;
  const path = (runtime().config.storeUrl ?? origin) === origin ? pathname : origin + pathname;
  const whole = path + search + hash;
  return whole.length > LONGEST ? path : whole;
};
