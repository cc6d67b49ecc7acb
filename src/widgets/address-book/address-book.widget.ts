import { HEADING_LEVEL, LIST_PAGES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-address-book>`: the saved addresses of a customer, or of one of their accounts (ACC-02). */
export const addressBookWidget = {
  ...LIST_PAGES,
  tag: 'assess-address-book',
  summary:
    'Shows a customer’s saved addresses, the default first. They are added, edited, made the default and deleted here, and a deletion can be undone. It is in the page’s own DOM, so that browsers can fill in an address.',
  dom: 'light',
  attributes: {
    'account-id': {
      type: 'string',
      description:
        'Id of the account whose addresses are shown. Without it, the `uuid` of the page’s address decides, else the customer’s own addresses show.',
    },
    'heading-level': HEADING_LEVEL,
  },
  slots: {},
} as const satisfies WidgetContract;
