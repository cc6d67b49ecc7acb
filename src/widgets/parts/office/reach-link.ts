/** Returns a link that calls the number in a text. Undefined if the text has none, such as `By e-mail only`. */
export const phoneLink = (text: string): string | undefined => {
  const [number = ''] = /\+?\d[\d ().\-/\u00a0\u202f]{2,}/.exec(text) ?? [];
  const digits = number.replace(/[^\d+]/g, '');
  return digits.replace('+', '').length < 3 ? undefined : `tel:${digits}`;
};

/** Returns a link that writes to an email address, about a subject if there is one. Undefined if the text is not an email address. */
export const mailLink = (text: string, subject?: string): string | undefined => {
  const address = text.trim();
  if (!/^[\w.+-]{1,64}@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(address)) return undefined;
  return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
};
