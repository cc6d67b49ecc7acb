import { defineWidget } from '../define-widget.tsx';
import base from '../shared/styles/base.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import { Footer } from './Footer.tsx';
import own from './footer.css?inline';
import { footerWidget } from './footer.widget.ts';

defineWidget({
  contract: footerWidget,
  component: Footer,
  styles: [tokens, base, own],
  messages: {
    en: () => import('./messages/en.json'),
    fr: () => import('./messages/fr.json'),
    nl: () => import('./messages/nl.json'),
    es: () => import('./messages/es.json'),
  },
});
