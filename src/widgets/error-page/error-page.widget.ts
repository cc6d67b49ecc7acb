import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-error-page>`: the content of the CMS's error pages (SHL-08). */
export const errorPageWidget = {
  ...ANY_WIDGET,
  tag: 'assess-error-page',
  summary:
    'Shows the content of the site’s error pages. For the error’s code, it says what happened, why, and what to do next. The code and the request id can be copied for support.',
  height: 18.5,
  attributes: {
    code: {
      type: 'number',
      min: 400,
      max: 511,
      description:
        'The HTTP code. Without it, the code comes from an address such as error.404.html. Without either, it is 500.',
    },
    'request-id': {
      type: 'string',
      description:
        'Id of the failed request, if the page’s server knows it. Without it, the id comes from the address.',
    },
    'heading-level': {
      type: 'number',
      default: 1,
      min: 1,
      max: 6,
      description: 'Level of the heading, so that it fits the page’s outline.',
    },
  },
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: what happened, and links to other pages.',
  },
  parts: { root: 'The whole widget.', ways: 'The links to other pages.' },
  states: ['one', 'many', 'longest-text', 'forbidden', 'service-down'],
} as const satisfies WidgetContract;
