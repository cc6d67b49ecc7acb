import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-account-menu>`: the signed-in visitor's name and the links to their account (SHL-06). */
export const accountMenuWidget = {
  tag: 'assess-account-menu',
  summary:
    'A link to sign in; for a signed-in visitor a button with initials and first name that opens the menu of the account. As wide in every state.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: usually a link to sign in.' },
  parts: {
    root: 'The whole widget.',
    button: 'The link to sign in, or the button that opens the menu.',
    label: 'The words on it: beside initials or icon.',
    menu: 'What opens.',
  },
  properties: {
    '--assess-account-label':
      'Room for the words beside initials or icon, 7.5em unless set; 0em leaves them out.',
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'offline'],
  data: [],
} as const satisfies WidgetContract;
