import { readState } from '../../docs/composer/composer-state.ts';
import { waysOf, type Copy } from '../../docs/composer/copies.ts';
import { widgets } from '../../src/widgets/widget-list.ts';

/** Widgets as authors compose them: with every kind of attribute, with slots, and with texts that code must escape. */
const COMPOSED = [
  'widget=quick-order&set.heading=Order+%22here%22&set.heading-level=3&set.content=%3Cp%3E%7B%7B+Phone+%7D%7D%3C%2Fp%3E&text.quick-order.pasteList=Paste+%3C%2Fscript%3E',
  'widget=header&locale=fr-ca&set.search=false&set.brand=A+%26+B&set.content-brand=%3Ca+href%3D%22%2F%22%3EA%3C%2Fa%3E&at.identity=https%3A%2F%2Fid.example%2Fauth',
  'widget=sign-in&set.advice=%7B%22kind%22%3A%22tree%22%2C%22name%22%3A%22x%22%7D&set.theme=dark',
  'widget=cart',
];

const RELEASE = { version: '0.1.0', integrity: {} };

/** Returns what the composer gives to copy for a framework, of each of these widgets (EMB-12 c). */
export const composedFor = (way: string): Copy[][] =>
  COMPOSED.map((hash) => {
    const copies = waysOf(readState(hash, widgets), RELEASE).find(({ id }) => id === way)?.copies;
    if (copies === undefined) throw new Error(`The composer has no way ${way}.`);
    return [...copies];
  });
