import { digitsOf, expiryOf, schemeOf } from './card-rules.js';

/* Formats what was typed. A text is changed only if its meaning is clear. */

/** Returns the digits in the groups of the card; the typed text if it contains anything else. */
export const writtenNumber = (typed) => {
  const digits = digitsOf(typed);
  if (!/^\d+$/.test(digits)) return typed.trim();
  const groups = schemeOf(digits)?.scheme === 'amex' ? /^(\d{1,4})(\d{0,6})(\d{0,9})/ : undefined;
  const parts = groups ? groups.exec(digits).slice(1) : digits.match(/\d{1,4}/g);
  return parts.filter(Boolean).join(' ');
};

/** Returns `09 / 2031`; the typed text if it is not a month and year. */
export const writtenExpiry = (typed) => {
  const found = expiryOf(typed);
  return found ? `${String(found.month).padStart(2, '0')} / ${found.year}` : typed.trim();
};

export const writtenCode = (typed) => digitsOf(typed);
