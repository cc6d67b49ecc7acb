import { HEADING_LEVEL, LIST_PAGES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-accounts>`: the customer accounts that the shopper orders for, and one of them (ACC-05). */
export const accountsWidget = {
  ...LIST_PAGES,
  tag: 'assess-accounts',
  summary:
    'Shows the customer accounts that a customer orders for, with their numbers, tax and billing address; on the page of one account a Q-global account is added or handed over, and the billing address is changed.',
  attributes: {
    'account-id': {
      type: 'string',
      description:
        'Id of the account to show. Without it, the page’s address decides by `?id=`. Without an id there too, the list shows.',
    },
    'heading-level': HEADING_LEVEL,
  },
} as const satisfies WidgetContract;
