import { defineWidget } from '../define-widget.tsx';
import reach from '../shared/office/reach.css?inline';
import base from '../shared/styles/base.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import { InternationalOffices } from './InternationalOffices.tsx';
import own from './international-offices.css?inline';
import { internationalOfficesWidget } from './international-offices.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: internationalOfficesWidget,
  component: InternationalOffices,
  styles: [tokens, base, reach, own],
  messages,
});
