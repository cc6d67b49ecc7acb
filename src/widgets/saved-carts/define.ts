import { defineWidget } from '../define-widget.tsx';
import pages from '../kit/page/page.css?inline';
import { byVisit } from '../shared/element/by-visit.tsx';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import field from '../shared/styles/field.css?inline';
import notice from '../shared/styles/notice.css?inline';
import status from '../shared/styles/status.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
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
