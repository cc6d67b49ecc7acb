import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-need-help>`: ways to reach a person, behind a button (SHL-09). */
export const needHelpWidget = {
  tag: 'assess-need-help',
  summary:
    'A button that opens a dialog with phone, hours and e-mail of the locale’s office and the way to the contact page.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: usually a link to the contact page.' },
  parts: { root: 'The whole widget.', button: 'The button.', dialog: 'The dialog that it opens.' },
  properties: {},
  states: ['one', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
