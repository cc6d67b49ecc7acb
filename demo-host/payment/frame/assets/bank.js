import { element, icon } from './elements.js';

/* The bank's question. */

/** Whom the money goes to. */
const SHOP = 'Lindgren & Vale';

/** Only what an amount is written with. */
const AMOUNT = /^[\p{Sc}\p{Nd}\p{L}.,'’\s-]{1,40}$/u;
const shown = (amount) => (typeof amount === 'string' && AMOUNT.test(amount) ? amount : undefined);

/** In ms. The bank's own limit, by the service's clock too. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Asks, in place of what else is drawn; resolves with `confirm`, `left` (the shopper's own no) or `refuse`. `signal` takes the question
 * away, and so do five minutes, which refuses. `amount` is what is to be paid, where it is known.
 */
export const askBank = (place, words, { amount, signal }) =>
  new Promise((resolve) => {
    const late = setTimeout(() => end('refuse'), PATIENCE_MS);
    const leave = () => end('refuse');
    const end = (answer) => {
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
      box.remove();
      resolve(answer);
    };
    const button = (text, className, answer) => {
      const made = element('button', { type: 'button', className }, text);
      made.addEventListener('click', () => end(answer));
      return made;
    };
    const title = element('h2', { id: 'bank-title' }, icon('info'), element('span', {}, words.bankTitle));
    const box = element(
      'div',
      { className: 'bank', role: 'group', tabIndex: -1 },
      title,
      element(
        'dl',
        {},
        ...[
          [words.bankShop, SHOP],
          [words.bankAmount, shown(amount)],
        ].flatMap(([name, value]) =>
          value === undefined ? [] : [element('dt', {}, name), element('dd', {}, value)],
        ),
      ),
      element('p', {}, words.bankAsks),
      element(
        'div',
        { className: 'acts' },
        button(words.confirm, 'primary', 'confirm'),
        button(words.refuse, 'outline', 'left'),
      ),
    );
    box.setAttribute('aria-labelledby', title.id);
    signal.addEventListener('abort', leave);
    place.append(box);
    // Not a button: Enter that sent the fields may still be held.
    box.focus();
  });

/** Whether there is a question, which then has the focus. */
export const focusBank = (place) => {
  const box = place.querySelector('.bank');
  box?.focus();
  return box !== null;
};
