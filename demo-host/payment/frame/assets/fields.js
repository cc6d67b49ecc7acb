import { expiryFault, numberFault, securityCodeFault } from './card-rules.js';

/* The fields of a card, each with its label, its hint and its error beneath. */

const FIELDS = {
  number: { autocomplete: 'cc-number', maxLength: 40 },
  expiry: { autocomplete: 'cc-exp', maxLength: 12 },
  securityCode: { autocomplete: 'cc-csc', maxLength: 8 },
};

const element = (name, props, ...children) => {
  const made = Object.assign(document.createElement(name), props);
  made.append(...children);
  return made;
};

const drawField = (name, words) => {
  const { autocomplete, maxLength } = FIELDS[name];
  const input = element('input', {
    id: name,
    name,
    autocomplete,
    maxLength,
    type: 'text',
    inputMode: 'numeric',
  });
  const error = element('p', { id: `${name}-error`, className: 'error', hidden: true });
  const hint = { expiry: words.expiryHint, securityCode: words.codeHint }[name];
  const label = element('label', { htmlFor: name }, words[name]);
  const box = element('div', { className: `field ${name}` }, label);
  if (hint) {
    box.append(element('p', { id: `${name}-hint`, className: 'hint' }, hint));
    input.setAttribute('aria-describedby', `${name}-hint`);
  }
  input.setAttribute('aria-required', 'true');
  box.append(input, error);
  return { box, input, error, hint };
};

/**
 * Draws the fields of a mode. `onChange(field, code)` is told of each field that becomes right or wrong, with `undefined`
 * where it is right; never of what was typed.
 */
export const drawFields = (place, mode, words, onChange) => {
  const names = mode === 'saved' ? ['securityCode'] : ['number', 'expiry', 'securityCode'];
  const drawn = Object.fromEntries(names.map((name) => [name, drawField(name, words)]));
  place.append(...names.map((name) => drawn[name].box));

  const typed = (name) => drawn[name]?.input.value ?? '';
  const faultOf = (name) =>
    ({
      number: () => numberFault(typed('number')),
      expiry: () => expiryFault(typed('expiry'), new Date()),
      securityCode: () =>
        securityCodeFault(typed('securityCode'), mode === 'saved' ? undefined : typed('number')),
    })[name]();

  const show = (name, code) => {
    const { input, error, hint } = drawn[name];
    error.hidden = code === undefined;
    error.textContent = code === undefined ? '' : words[`${name} ${code}`];
    input.setAttribute('aria-invalid', String(code !== undefined));
    const described = [hint && `${name}-hint`, code && `${name}-error`].filter(Boolean).join(' ');
    if (described) input.setAttribute('aria-describedby', described);
    else input.removeAttribute('aria-describedby');
  };

  for (const name of names) {
    const { input } = drawn[name];
    // A complaint comes when a field is left, and goes as soon as it is right.
    input.addEventListener('change', () => {
      if (input.value !== '') show(name, faultOf(name));
      onChange(name, faultOf(name));
    });
    input.addEventListener('input', () => {
      const code = faultOf(name);
      if (code === undefined) show(name, undefined);
      onChange(name, code);
    });
  }

  return {
    /** Shows all that is wrong; gives the first field that is. */
    check: () => {
      for (const name of names) {
        show(name, faultOf(name));
        onChange(name, faultOf(name));
      }
      return names.find((name) => faultOf(name) !== undefined);
    },
    isComplete: () => names.every((name) => faultOf(name) === undefined),
    values: () => Object.fromEntries(names.map((name) => [name, typed(name)])),
    focus: (name) => (drawn[name] ?? drawn[names[0]]).input.focus(),
    clear: () => {
      for (const name of names) drawn[name].input.value = '';
    },
    setBusy: (isBusy) => {
      for (const name of names) drawn[name].input.readOnly = isBusy;
    },
  };
};
