import { HEADING_LEVEL, LIST_PAGES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-quotes>`: a customer's quotes, and one of them with its lines and dates (QTE-04, LEAD-09). */
export const quotesWidget = {
  ...LIST_PAGES,
  tag: 'assess-quotes',
  summary:
    'Shows a customer’s quotes: a list by state with search and pages, and on the page of one quote its lines, sums and dates, with today’s prices beside the quoted ones. The customer can order a quote, ask for it again at today’s prices, cancel it, and get it as a PDF or its dates as a calendar file.',
  attributes: {
    'quote-id': {
      type: 'string',
      description:
        'Number of the quote to show. Without it, the page’s address decides: `…/quotes/{id}` or `?id=`. Without a number there too, the list shows.',
    },
    'heading-level': HEADING_LEVEL,
  },
  parts: {
    root: 'The whole widget.',
    dialog: 'The dialog that asks before a quote is cancelled, or that asks for a training’s data.',
  },
} as const satisfies WidgetContract;
