import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-navigation>`: the site's menu (SHL-01). */
export const navigationWidget = {
  tag: 'assess-navigation',
  summary:
    'The menu of the site: groups that open to their entries, from the regional host; a built-in one when it can’t be had. A drawer where there is little room.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: {
    '': 'Shown before and without JavaScript: links to the most important pages.',
    more: 'Further links, shown at the end of the drawer.',
  },
  parts: {
    root: 'The whole widget.',
    navigation: 'The landmark with the groups.',
    group: 'The button of a group.',
    panel: 'What a group opens to.',
  },
  properties: {},
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
