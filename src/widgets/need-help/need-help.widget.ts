import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-need-help>`: ways to reach a person, behind a button (SHL-09). */
export const needHelpWidget = {
  ...ANY_WIDGET,
  tag: 'assess-need-help',
  summary:
    'Shows a button that opens a dialog with phone, hours and e-mail of the locale’s office and a link to the contact page.',
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: usually a link to the contact page.',
  },
  parts: {
    root: 'The whole widget.',
    button: 'The button that opens the dialog.',
    dialog: 'The dialog that the button opens.',
  },
  states: ['one', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
