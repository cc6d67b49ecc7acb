import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-contact>`: the content of the contact page (SHL-09). */
export const contactWidget = {
  ...ANY_WIDGET,
  tag: 'assess-contact',
  summary:
    'Shows how to reach the locale’s office: phone with hours, e-mail, post, help topics, and a link to the other offices.',
  height: 20.5,
  attributes: {
    'heading-level': {
      type: 'number',
      default: 2,
      min: 2,
      max: 6,
      description: 'Level of the headings, so that they fit the page’s outline.',
    },
  },
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: phone and e-mail, as links.',
    topics: 'Your own list of links. It replaces the built-in help topics.',
  },
  parts: {
    root: 'The whole widget.',
    about: 'The order that the question is about.',
    way: 'One way to reach the office.',
    topics: 'The help topics.',
  },
  states: ['one', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
