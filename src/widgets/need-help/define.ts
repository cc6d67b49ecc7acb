import { defineWidget } from '../define-widget.tsx';
import reach from '../parts/office/reach.css?inline';
import button from '../kit/styles/button.css?inline';
import dialog from '../kit/styles/dialog.css?inline';
import { NeedHelp } from './NeedHelp.tsx';
import own from './need-help.css?inline';
import { needHelpWidget } from './need-help.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: needHelpWidget,
  component: NeedHelp,
  styles: [button, dialog, reach, own],
  messages,
});
