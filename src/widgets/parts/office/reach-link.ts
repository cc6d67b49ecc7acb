/** Returns a link that calls the number in a text. Undefined if the text has none, such as `By e-mail only`. */
export const phoneLink = (text: string): string | undefined => {
  const [number = ''] = /\+?\d[\d ().\-/\u00a0\u202f]{2,}/.exec(text) ?? [];
  const digits = number.replace(/[^\d+]/g, '');
  return digits.replace('+', '').length < 3 ? undefined : `tel:${digits}`;
};

/** Returns a link that writes to an email address. Undefined if the text is not an email address. */
export const mailLink = (text: string): string | undefined =>
  /^[\w.+-]{1,64}@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(text.trim()) ? `mailto:${text.trim()}` : undefined;
