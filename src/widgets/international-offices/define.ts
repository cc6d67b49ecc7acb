import { defineWidget } from '../define-widget.tsx';
import reach from '../parts/office/reach.css?inline';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
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
