import type { FlagValues } from '../../../core/flags/flag-table.ts';
import type en from './messages/en.json';

type Route =
  | 'orderHistory'
  | 'quotes'
  | 'savedCarts'
  | 'profileDetails'
  | 'qualifications'
  | 'accounts'
  | 'addresses'
  | 'preferences'
  | 'paymentCards';

export type MenuEntry = { words: keyof typeof en; route: Route };

type MenuFlags = Pick<FlagValues, 'orderHistory' | 'addressBook' | 'accountQualifications'>;

const entry = (route: Route): MenuEntry => ({ words: `account-menu.${route}`, route });

/**
 * Returns the links of the menu in groups and in order, orders first. Order history, address book and qualifications
 * are included only if their flags are on. Source: SHL-06, FLG-01.
 */
export const menuEntries = (flags: MenuFlags): readonly (readonly MenuEntry[])[] => [
  [...(flags.orderHistory ? [entry('orderHistory')] : []), entry('quotes'), entry('savedCarts')],
  [
    entry('profileDetails'),
    ...(flags.accountQualifications.length > 0 ? [entry('qualifications')] : []),
    entry('accounts'),
    ...(flags.addressBook ? [entry('addresses')] : []),
    entry('preferences'),
    entry('paymentCards'),
  ],
];
