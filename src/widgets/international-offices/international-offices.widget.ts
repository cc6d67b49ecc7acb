import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-international-offices>`: the selector of the regional site (SHL-03, SHL-09). */
export const internationalOfficesWidget = {
  ...ANY_WIDGET,
  tag: 'assess-international-offices',
  summary:
    'Shows all ten regional sites by part of the world. Each has its country in its own language, language, currency, phone, e-mail and a link to the site. The present site is marked.',
  height: 42,
  attributes: {
    'heading-level': {
      type: 'number',
      default: 2,
      min: 2,
      max: 5,
      description: 'Level of the headings, which are the parts of the world.',
    },
    offices: {
      type: 'json',
      description:
        'Values that replace the built-in ones, by locale: {"en-ca": {"href": "https://shop.example.ca/", "phone": "…", "email": "…"}}.',
    },
  },
  slots: { '': 'Shows until the widget is drawn, and without JavaScript: links to the regional sites.' },
  parts: { root: 'The whole widget.', office: 'One regional site.' },
  states: ['many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
