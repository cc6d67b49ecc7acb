import { defineWidget } from '../define-widget.tsx';
import reach from '../shared/office/reach.css?inline';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import dialog from '../shared/styles/dialog.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import { NeedHelp } from './NeedHelp.tsx';
import own from './need-help.css?inline';
import { needHelpWidget } from './need-help.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: needHelpWidget,
  component: NeedHelp,
  styles: [tokens, base, button, dialog, reach, own],
  messages,
});
