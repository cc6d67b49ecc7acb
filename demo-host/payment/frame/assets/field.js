import { element, icon } from './elements.js';

/** Draws one field with its label, a hint beside it, and its error below. */
export const drawField = (name, { autocomplete, maxLength }, label) => {
  const input = element('input', {
    id: name,
    name,
    autocomplete,
    maxLength,
    type: 'text',
    inputMode: 'numeric',
    spellcheck: false,
  });
  input.setAttribute('aria-required', 'true');
  input.setAttribute('autocapitalize', 'off');
  const hint = element('span', { id: `${name}-hint`, className: 'hint' });
  const says = element('span');
  const error = element('p', { id: `${name}-error`, className: 'error', hidden: true }, icon('stop'), says);
  // Only texts that show describe the field.
  const describe = () => {
    const ids = [hint.textContent && hint.id, says.textContent && error.id].filter(Boolean).join(' ');
    if (ids) input.setAttribute('aria-describedby', ids);
    else input.removeAttribute('aria-describedby');
  };
  return {
    input,
    box: element(
      'div',
      { className: `field ${name}` },
      element('div', { className: 'label' }, element('label', { htmlFor: name }, label), hint),
      input,
      error,
    ),
    hint: (text) => {
      if (hint.textContent === text) return;
      hint.textContent = text;
      describe();
    },
    /** Shows an error; undefined removes it. */
    complain: (text) => {
      error.hidden = text === undefined;
      says.textContent = text ?? '';
      input.setAttribute('aria-invalid', String(text !== undefined));
      describe();
    },
    isWrong: () => !error.hidden,
  };
};
