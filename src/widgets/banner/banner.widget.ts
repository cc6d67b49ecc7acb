import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-banner>`: the notice for the whole site (SHL-04). */
export const bannerWidget = {
  ...ANY_WIDGET,
  tag: 'assess-banner',
  summary:
    'Shows the site-wide notice from the regional host, between its start and its end, until the shopper closes it. Without a notice, the widget takes no space.',
  slots: { '': 'Shows until the widget is drawn, and without JavaScript: usually nothing.' },
  parts: { root: 'The whole widget.', banner: 'The notice.' },
  properties: {
    '--assess-banner-room':
      '1 reserves space for a notice that may still come, so that nothing moves when it comes. If no notice comes, a line in that space leads to the contact page. head.js sets it on <html>. Without it, the value is 0.',
  },
  states: ['loading', 'empty', 'one', 'longest-text', 'service-down', 'offline'],
} as const satisfies WidgetContract;
