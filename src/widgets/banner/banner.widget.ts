import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-banner>`: the notice for the whole site (SHL-04). */
export const bannerWidget = {
  tag: 'assess-banner',
  summary:
    'The notice of the whole site, from the regional host, while its time lasts and until the shopper closes it. Takes no room without one.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: usually nothing.' },
  parts: { root: 'The whole widget.', banner: 'The notice.' },
  properties: {
    '--assess-banner-room':
      '1 holds the room of a notice that may still come, so that nothing moves when it does; where none comes a line in it leads to the contact page. head.js sets it on <html>; 0 without it.',
  },
  states: ['loading', 'empty', 'one', 'longest-text', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
