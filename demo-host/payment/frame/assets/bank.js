import { element, icon } from './elements.js';

/* The bank's question. */

/** The recipient of the money. */
const SHOP = 'Lindgren & Vale';

/** Matches only the characters of an amount. */
const AMOUNT = /^[\p{Sc}\p{Nd}\p{L}.,'’\s-]{1,40}$/u;
const shown = (amount) => (typeof amount === 'string' && AMOUNT.test(amount) ? amount : undefined);

/** The time for an answer, in milliseconds. It is the bank's own limit, and that of the service's clock. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Asks in place of everything else. Resolves with `confirm`, `left` (the shopper declined) or `refuse`. `signal`
 * removes the question. After five minutes it is removed too, and counts as refused. `amount` is the amount to pay, if
 * known.
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
    // The box and not a button gets the focus: the Enter key that sent the fields may still be pressed.
    box.focus();
  });

/** Returns whether there is a question. If so, it gets the focus. */
export const focusBank = (place) => {
  const box = place.querySelector('.bank');
  box?.focus();
  return box !== null;
};
