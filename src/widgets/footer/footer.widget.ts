import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-footer>`: the site's footer (SHL-05). */
export const footerWidget = {
  ...ANY_WIDGET,
  tag: 'assess-footer',
  summary:
    'Shows the footer of the site: columns of links, tiles, text and links to other places. They come from the regional host; without it, a built-in footer shows.',
  height: 28,
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: the footer’s most important links.',
  },
  parts: { root: 'The whole widget.', columns: 'The columns of links.', text: 'The blocks of text.' },
  states: ['loading', 'empty', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
