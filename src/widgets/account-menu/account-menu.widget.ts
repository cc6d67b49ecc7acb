import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-account-menu>`: the signed-in visitor's name and the links to their account (SHL-06). */
export const accountMenuWidget = {
  ...ANY_WIDGET,
  tag: 'assess-account-menu',
  summary:
    'Shows a link to sign in. For a signed-in visitor, it shows a button with initials and first name that opens the account menu. Its width is the same in every state.',
  slots: { '': 'Shows until the widget is drawn, and without JavaScript: usually a link to sign in.' },
  parts: {
    root: 'The whole widget.',
    button: 'The link to sign in, or the button that opens the menu.',
    label: 'The words beside the initials or the icon.',
    menu: 'The menu that opens.',
  },
  properties: {
    '--assess-account-label':
      'Width of the words beside the initials or the icon. Default: 7.5em. 0em leaves them out.',
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'offline'],
} as const satisfies WidgetContract;
