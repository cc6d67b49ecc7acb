import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-error-page>`: the content of the CMS's error pages (SHL-08). */
export const errorPageWidget = {
  tag: 'assess-error-page',
  summary:
    'For the site’s error pages: what happened, why, and what to do next, by the code of the error, with the code and the request to copy for support.',
  dom: 'shadow',
  height: 18.5,
  attributes: {
    code: {
      type: 'number',
      min: 400,
      max: 511,
      description: 'The HTTP code; else that of an address such as error.404.html, else 500.',
    },
    'request-id': {
      type: 'string',
      description: 'The request that failed, where the page’s server knows it; else that of the address.',
    },
    'heading-level': {
      type: 'number',
      default: 1,
      min: 1,
      max: 6,
      description: 'Level of the heading, so that it fits the page’s outline.',
    },
  },
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: what happened, and links to go on by.' },
  parts: { root: 'The whole widget.', ways: 'The links to go on by.' },
  properties: {},
  states: ['one', 'many', 'longest-text', 'forbidden', 'service-down'],
  data: [],
} as const satisfies WidgetContract;
