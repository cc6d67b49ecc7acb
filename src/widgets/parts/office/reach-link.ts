/** A number as a link to call it; undefined for a text that holds none, such as `By e-mail only`. */
export const phoneLink = (text: string): string | undefined => {
  const [number = ''] = /\+?\d[\d ().\-/\u00a0\u202f]{2,}/.exec(text) ?? [];
  const digits = number.replace(/[^\d+]/g, '');
  return digits.replace('+', '').length < 3 ? undefined : `tel:${digits}`;
};

/** An address as a link to write to it; undefined for a text that is none. */
export const mailLink = (text: string): string | undefined =>
  /^[\w.+-]{1,64}@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(text.trim()) ? `mailto:${text.trim()}` : undefined;
