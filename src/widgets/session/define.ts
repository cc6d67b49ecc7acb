import { defineWidget } from '../define-widget.tsx';
import base from '../shared/styles/base.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import { Session } from './Session.tsx';
import { sessionWidget } from './session.widget.ts';

defineWidget({
  contract: sessionWidget,
  component: Session,
  styles: [tokens, base],
  messages: {
    en: () => import('./messages/en.json'),
    fr: () => import('./messages/fr.json'),
    nl: () => import('./messages/nl.json'),
    es: () => import('./messages/es.json'),
  },
});
