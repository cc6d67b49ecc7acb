import { dress } from './appearance.js';
import { askBank, focusBank } from './bank.js';
import { answerBank, giveCard } from './calls.js';
import { listen } from './channel.js';
import { drawFields } from './fields.js';
import { wordsOf } from './words.js';

/*
 * The page with a card's fields. It sends to the parent, over the only channel:
 *   {type: 'ready'}, and after it has the page's look {type: 'height', height}
 *   {type: 'focused', top, height}, where the field is that took the focus, with its label and error
 *   {type: 'state', complete, field, code} · {type: 'checked', id} · {type: 'enter'}
 *   {type: 'asked'} while the bank asks
 *   {type: 'token', id, token, scheme, lastFour} · {type: 'refused', id, code}, for a new card
 *   with card: {scheme, lastFour}
 * It accepts: {type: 'tokenise', id, amount} · {type: 'cancel', id} · {type: 'check', id} · {type: 'focus', field} ·
 * {type: 'appearance', properties}. Codes of a refusal: incomplete, refused, not-confirmed, left, timed-out, failed.
 */

const { parent, mode, challenge, scheme } = document.documentElement.dataset;
const words = wordsOf(document.documentElement.lang);
document.title = words.title;
const place = document.createElement('div');
document.body.append(place);

let say = () => undefined;
let running;

const fields =
  mode === 'challenge'
    ? undefined
    : drawFields(place, {
        mode,
        words,
        saved: scheme,
        onChange: (field, code) => say({ type: 'state', field, code, complete: fields.isComplete() }),
        onEnter: () => say({ type: 'enter' }),
      });

const proven = async (asked, { amount, signal }) => {
  fields?.hide(true);
  say({ type: 'asked' });
  try {
    // Leaving counts as a refusal, and the service is told.
    const said = await askBank(place, words, { amount, signal });
    const outcome = await answerBank(asked, said === 'confirm' ? said : 'refuse');
    return said === 'left' && outcome.code === 'not-confirmed' ? { ...outcome, code: said } : outcome;
  } finally {
    fields?.hide(false);
  }
};

const tokenise = async ({ amount, signal }) => {
  if (!fields) return proven(challenge, { amount, signal });
  const wrong = fields.check();
  if (wrong) {
    fields.focus(wrong);
    return { type: 'refused', code: 'incomplete' };
  }
  const outcome = await giveCard({ mode, ...fields.values() }, signal);
  if (outcome.code === 'refused' && mode === 'new') return { ...outcome, card: fields.card() };
  return outcome.challenge === undefined ? outcome : proven(outcome.challenge, { amount, signal });
};

const run = async ({ id, amount }) => {
  running?.controller.abort();
  const controller = new AbortController();
  const mine = { id, controller };
  running = mine;
  fields?.setBusy(true);
  try {
    say({ id, ...(await tokenise({ amount, signal: controller.signal })) });
  } catch (error) {
    say({ id, type: 'refused', code: error.name === 'TimeoutError' ? 'timed-out' : 'failed' });
  } finally {
    if (running === mine) fields?.setBusy(false);
  }
};

place.addEventListener('focusin', ({ target }) => {
  const { top, height } = (target.closest('.field') ?? target).getBoundingClientRect();
  say({ type: 'focused', top: Math.max(0, top), height });
});

let isMeasured = false;
const measure = () => {
  if (isMeasured) return;
  isMeasured = true;
  const tell = () => say({ type: 'height', height: document.body.getBoundingClientRect().height });
  // Outside the window the frame is not drawn, and its size is not observed.
  tell();
  new ResizeObserver(tell).observe(document.body);
};

const HANDLERS = {
  tokenise: (message) => void run(message),
  cancel: ({ id }) => {
    if (running?.id === id) running.controller.abort();
  },
  check: ({ id }) => {
    fields?.check();
    say({ type: 'checked', id });
  },
  focus: ({ field }) => {
    if (!focusBank(place)) fields?.focus(field);
  },
  appearance: ({ properties }) => {
    dress(properties);
    measure();
  },
};

const hear = (message) => {
  if (Object.hasOwn(HANDLERS, message.type)) HANDLERS[message.type](message);
};

// A frame that is opened alone in a window has no page to serve.
if (window.parent !== window)
  listen(parent, {
    onOpen: (speak) => {
      say = speak;
      say({ type: 'ready' });
    },
    onMessage: hear,
  });

// A page restored by Back is as empty as a new one.
window.addEventListener('pagehide', () => fields?.clear());
