import { defineWidget } from '../define-widget.tsx';
import pages from '../kit/page/page.css?inline';
import { byVisit } from '../kit/element/by-visit.tsx';
import base from '../kit/styles/base.css?inline';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import own from './saved-carts.css?inline';
import { SavedCarts } from './SavedCarts.tsx';
import { savedCartsWidget } from './saved-carts.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: savedCartsWidget,
  component: byVisit(SavedCarts),
  styles: [tokens, base, button, field, notice, status, pages, own],
  messages,
});
