import { askBank } from './bank.js';
import { listen } from './channel.js';
import { drawFields } from './fields.js';
import { wordsOf } from './words.js';

/*
 * The page with a card's fields. It says to the parent, over the one channel:
 *   {type: 'ready'} · {type: 'height', height} · {type: 'state', complete, field, code}
 *   {type: 'asked'} while the bank asks
 *   {type: 'token', id, token, scheme, lastFour} · {type: 'refused', id, code}
 * and takes: {type: 'tokenise', id} · {type: 'cancel', id} · {type: 'focus', field} · {type: 'appearance', properties}.
 * Codes of a refusal: incomplete, refused, not-confirmed, timed-out, failed.
 */

const { parent, mode, challenge } = document.documentElement.dataset;
const words = wordsOf(document.documentElement.lang);
const place = document.createElement('main');
document.body.append(place);

let say = () => undefined;
let running;

const fields =
  mode === 'challenge'
    ? undefined
    : drawFields(place, mode, words, (field, code) =>
        say({ type: 'state', field, code, complete: fields.isComplete() }),
      );

/** Longer than a card network takes as a rule. */
const PATIENCE_MS = 15_000;

const post = (path, body, signal) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });

const CODES = { 402: 'refused', 504: 'timed-out' };

/** What came of an answer: the token, or the code of a refusal. */
const outcomeOf = async (response, otherwise) => {
  if (!response.ok) return { type: 'refused', code: otherwise ?? CODES[response.status] ?? 'failed' };
  const { token, scheme, lastFour } = await response.json();
  return { type: 'token', token, scheme, lastFour };
};

const proven = async (id, signal) => {
  say({ type: 'asked' });
  const answer = await askBank(place, words, signal);
  // Whoever leaves has refused, and the service is told so.
  const response = await post(
    `challenges/${encodeURIComponent(id)}`,
    { answer },
    new AbortController().signal,
  );
  return outcomeOf(response, 'not-confirmed');
};

const tokenise = async (signal) => {
  if (mode === 'challenge') return proven(challenge, signal);
  const wrong = fields.check();
  if (wrong) {
    fields.focus(wrong);
    return { type: 'refused', code: 'incomplete' };
  }
  const response = await post('tokens', { mode, ...fields.values() }, signal);
  const asked = response.ok ? (await response.clone().json()).challenge : undefined;
  return asked === undefined ? outcomeOf(response) : proven(asked, signal);
};

const run = async (id) => {
  running?.controller.abort();
  const controller = new AbortController();
  running = { id, controller };
  fields?.setBusy(true);
  try {
    say({ id, ...(await tokenise(controller.signal)) });
  } catch (error) {
    say({ id, type: 'refused', code: error.name === 'TimeoutError' ? 'timed-out' : 'failed' });
  } finally {
    fields?.setBusy(false);
  }
};

/** A property of ours, with a value that is neither an address nor anything that ends it. */
const NAME = /^--pay-[a-z-]{1,30}$/;
const VALUE = /^[\w#%(),. \-'"/]{1,120}$/;

const dress = (properties) => {
  for (const [name, value] of Object.entries(properties ?? {}))
    if (NAME.test(name) && VALUE.test(value) && !/url/i.test(value))
      document.documentElement.style.setProperty(name, value);
};

const HANDLERS = {
  tokenise: ({ id }) => void run(id),
  cancel: ({ id }) => {
    if (running?.id === id) running.controller.abort();
  },
  focus: ({ field }) => fields?.focus(field),
  appearance: ({ properties }) => dress(properties),
};

listen(parent, {
  onOpen: (speak) => {
    say = speak;
    say({ type: 'ready' });
    const tell = () => say({ type: 'height', height: Math.ceil(place.getBoundingClientRect().height) });
    new ResizeObserver(tell).observe(place);
  },
  onMessage: (message) => HANDLERS[message.type]?.(message),
});

// What Back brings again is as empty as a new page.
window.addEventListener('pagehide', () => fields?.clear());
