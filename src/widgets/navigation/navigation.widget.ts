import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-navigation>`: the site's menu (SHL-01). */
export const navigationWidget = {
  ...ANY_WIDGET,
  tag: 'assess-navigation',
  summary:
    'Shows the menu of the site, as groups that open. The entries come from the regional host; without it, a built-in menu shows. Where there is little width, the menu is a drawer.',
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: links to the most important pages.',
    more: 'Further links, shown at the end of the drawer.',
  },
  parts: {
    root: 'The whole widget.',
    navigation: 'The landmark with the groups.',
    group: 'The button that opens a group.',
    panel: 'The entries of a group that is open.',
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
