import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-international-offices>`: the selector of the regional site (SHL-03, SHL-09). */
export const internationalOfficesWidget = {
  tag: 'assess-international-offices',
  summary:
    'All ten regional sites by part of the world: country in its own language, language, currency, phone, e-mail and the link to the site; the present one is marked.',
  dom: 'shadow',
  height: 42,
  attributes: {
    'heading-level': {
      type: 'number',
      default: 2,
      min: 2,
      max: 5,
      description: 'Level of the headings of the parts of the world.',
    },
    offices: {
      type: 'json',
      description:
        'What differs from the built-in, by locale: {"en-ca": {"href": "https://shop.example.ca/", "phone": "…", "email": "…"}}.',
    },
  },
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: links to the regional sites.' },
  parts: { root: 'The whole widget.', office: 'One regional site.' },
  properties: {},
  states: ['many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
