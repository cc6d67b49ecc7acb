import { defineWidget } from '../define-widget.tsx';
import reach from '../parts/office/reach.css?inline';
import { InternationalOffices } from './InternationalOffices.tsx';
import own from './international-offices.css?inline';
import { internationalOfficesWidget } from './international-offices.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: internationalOfficesWidget,
  component: InternationalOffices,
  styles: [reach, own],
  messages,
});
