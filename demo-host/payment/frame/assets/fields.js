import {
  digitsOf,
  expiryFault,
  numberFault,
  schemeNamed,
  schemeOf,
  securityCodeFault,
} from './card-rules.js';
import { writtenCode, writtenExpiry, writtenNumber } from './card-text.js';
import { element } from './elements.js';
import { drawField } from './field.js';

/* The fields of a card. */

const FIELDS = {
  number: { autocomplete: 'cc-number', maxLength: 60, written: writtenNumber },
  expiry: { autocomplete: 'cc-exp', maxLength: 20, written: writtenExpiry },
  securityCode: { autocomplete: 'cc-csc', maxLength: 12, written: writtenCode },
};

/**
 * Draws the fields of a mode. `onChange(field, code)` is called for each field that becomes right or wrong, with
 * `undefined` if it is right, and never with the typed text. `onEnter` is called for the Enter key. `saved` is the
 * scheme of a saved card, if known.
 */
export const drawFields = (place, { mode, words, saved, onChange, onEnter }) => {
  const names = mode === 'saved' ? ['securityCode'] : ['number', 'expiry', 'securityCode'];
  const drawn = Object.fromEntries(names.map((name) => [name, drawField(name, FIELDS[name], words[name])]));
  const status = element('p', { className: 'vh', role: 'status' });
  const form = element('form', { noValidate: true }, ...names.map((name) => drawn[name].box), status);
  place.append(form);

  const typed = (name) => drawn[name]?.input.value ?? '';
  const scheme = () => (mode === 'saved' ? schemeNamed(saved) : schemeOf(digitsOf(typed('number'))));
  const FAULTS = {
    number: () => numberFault(typed('number')),
    expiry: () => expiryFault(typed('expiry'), new Date()),
    securityCode: () => securityCodeFault(typed('securityCode'), scheme()),
  };
  const faultOf = (name) => FAULTS[name]();
  const show = (name) => {
    const code = faultOf(name);
    drawn[name].complain(code === undefined ? undefined : words[`${name} ${code}`]);
    return code;
  };
  const hint = () => {
    const found = scheme();
    drawn.number?.hint(found?.name ?? '');
    drawn.expiry?.hint(words.expiryHint);
    drawn.securityCode.hint(words[found ? `codeHint ${found.code}` : 'codeHint']);
  };
  hint();

  const left = (name) => {
    const { input } = drawn[name];
    const written = FIELDS[name].written(input.value);
    if (written !== input.value) input.value = written;
    const code = input.value === '' ? faultOf(name) : show(name);
    // The next focused element is read first: the error follows it.
    status.textContent = input.value === '' || code === undefined ? '' : words[`${name} ${code}`];
    onChange(name, code);
  };
  const written = (name) => {
    const code = faultOf(name);
    if (code === undefined || drawn[name].isWrong()) show(name);
    onChange(name, code);
    if (name !== 'number') return;
    hint();
    // Another scheme has codes of another length.
    if (typed('securityCode') !== '') written('securityCode');
  };
  for (const name of names) {
    const { input } = drawn[name];
    input.addEventListener('change', () => left(name));
    input.addEventListener('input', () => written(name));
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      left(name);
      onEnter();
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());

  return {
    /** Shows all faults. Returns the first faulty field. */
    check: () => {
      for (const name of names) onChange(name, show(name));
      return names.find((name) => faultOf(name) !== undefined);
    },
    isComplete: () => names.every((name) => faultOf(name) === undefined),
    /** Everything about the card that the page may know. */
    card: () => ({ scheme: scheme()?.scheme ?? '', lastFour: digitsOf(typed('number')).slice(-4) }),
    values: () => Object.fromEntries(names.map((name) => [name, typed(name)])),
    focus: (name) => (drawn[name] ?? drawn[names[0]]).input.focus(),
    clear: () => {
      for (const name of names) drawn[name].input.value = '';
    },
    setBusy: (isBusy) => {
      for (const name of names) drawn[name].input.readOnly = isBusy;
    },
    hide: (isHidden) => {
      form.hidden = isHidden;
    },
  };
};
