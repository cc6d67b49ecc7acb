import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { Search } from './Search.tsx';
import own from './search.css?inline';
import { searchWidget } from './search.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: searchWidget,
  component: Search,
  styles: [tokens, base, own],
  messages,
});
