import { digitsOf, expiryOf, schemeOf } from './card-rules.js';

/* How what was typed is written. Only what can be meant in one way is changed. */

/** Digits in the groups that stand on the card; as typed where there is something else in it. */
export const writtenNumber = (typed) => {
  const digits = digitsOf(typed);
  if (!/^\d+$/.test(digits)) return typed.trim();
  const groups = schemeOf(digits)?.scheme === 'amex' ? /^(\d{1,4})(\d{0,6})(\d{0,9})/ : undefined;
  const parts = groups ? groups.exec(digits).slice(1) : digits.match(/\d{1,4}/g);
  return parts.filter(Boolean).join(' ');
};

/** `09 / 2031`; as typed where it is no month and year. */
export const writtenExpiry = (typed) => {
  const found = expiryOf(typed);
  return found ? `${String(found.month).padStart(2, '0')} / ${found.year}` : typed.trim();
};

export const writtenCode = (typed) => digitsOf(typed);
