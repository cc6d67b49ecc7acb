type Piece = { text: string; href?: string };

const PHONE = /^\+?[\d(][\d ().\-\u00a0\u202f]{5,24}\d$/;
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i;
const BREAK = /(\s*\n\s*|, | · |\. )/;

const hrefOf = (text: string): string | undefined => {
  if (MAIL.test(text)) return `mailto:${text}`;
  const digits = text.replace(/[^\d+]/g, '');
  // A phone number has 7 to 15 digits (E.164). Fewer digits are a postcode, more are an account number.
  return PHONE.test(text) && /^\+?\d{7,15}$/.test(digits) ? `tel:${digits}` : undefined;
};

/** Splits text at commas, full stops and line breaks. A piece that is a phone number or an e-mail address gets a link. */
export const reachPieces = (words: string): Piece[] => {
  const pieces: Piece[] = [];
  for (const text of words.split(BREAK)) {
    const href = hrefOf(text);
    const last = pieces.at(-1);
    if (href !== undefined) pieces.push({ text, href });
    else if (last !== undefined && last.href === undefined) last.text += text;
    else if (text !== '') pieces.push({ text });
  }
  return pieces;
};
