import { defineWidget } from '../define-widget.tsx';
import { Search } from './Search.tsx';
import own from './search.css?inline';
import { searchWidget } from './search.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: searchWidget,
  component: Search,
  styles: [own],
  messages,
});
