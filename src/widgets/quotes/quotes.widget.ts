import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-quotes>`: a customer's quotes, and one of them with its lines and dates (QTE-04, LEAD-09). */
export const quotesWidget = {
  tag: 'assess-quotes',
  summary:
    'A customer’s quotes as a list by state, with search and pages, and on the page of one its lines, sums and dates, today’s prices beside the quoted ones: order it, quote again, cancel, PDF, calendar file.',
  dom: 'shadow',
  height: 20,
  attributes: {
    'quote-id': {
      type: 'string',
      description:
        'Number of the one quote to show. Without it the page’s address says: `…/quotes/{id}` or `?id=`; else the list.',
    },
    'heading-level': {
      type: 'number',
      default: 2,
      min: 2,
      max: 5,
      description: 'Level of the heading, so that it fits the page’s own.',
    },
  },
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript.' },
  parts: {
    root: 'The whole widget.',
    dialog: 'The dialog that asks before a quote is cancelled, or for a training’s data.',
  },
  properties: {},
  states: [
    'loading',
    'empty',
    'one',
    'many',
    'longest-text',
    'partial-failure',
    'service-down',
    'offline',
    'forbidden',
  ],
  data: [],
} as const satisfies WidgetContract;
