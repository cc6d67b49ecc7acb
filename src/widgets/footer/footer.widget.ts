import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-footer>`: the site's footer (SHL-05). */
export const footerWidget = {
  tag: 'assess-footer',
  summary:
    'The footer of the site: columns of links, tiles, text and links to other places, from the regional host; a built-in one when it can’t be had.',
  dom: 'shadow',
  height: 28,
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: the footer’s most important links.' },
  parts: { root: 'The whole widget.', columns: 'The columns of links.', text: 'The blocks of text.' },
  properties: {},
  states: ['loading', 'empty', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
