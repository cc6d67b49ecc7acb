import { accountsIn } from '../account/store.ts';
import { addressesIn } from '../address/store.ts';
import { cardsIn } from '../card/store.ts';
import type { Services } from '../core/services.ts';
import { invoicesIn } from '../invoice/store.ts';
import { ordersIn } from '../order/store.ts';
import { qGlobalIn } from '../q-global/store.ts';
import { preferencesIn } from '../preferences/store.ts';
import { profilesIn } from '../user/store.ts';
import { qualificationsIn } from '../qualification/store.ts';
import { qualifiedUsersIn } from '../qualified-user/store.ts';
import { quotesIn } from '../quote/store.ts';

/** Resets the customers' data to the start, and deletes all carts. Order keys stay settled. */
export const forgetBelongings = (services: Services): void => {
  const { repository } = services;
  for (const store of [
    accountsIn(services),
    preferencesIn(repository),
    profilesIn(repository),
    qualificationsIn(services),
    qualifiedUsersIn(services),
    addressesIn(services),
    cardsIn(repository),
    invoicesIn(repository),
    ordersIn(repository),
    qGlobalIn(repository),
    quotesIn(repository),
  ])
    store.clear();
  repository.deleteCarts();
};
