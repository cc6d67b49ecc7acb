/* Decides what is kept of a form as a draft and what of a draft may be restored. It does not import the forms library,
   so that steps with fields of another kind can use it, and so can code that only asks whether there is a draft. */

/** The draft of a form that was not sent: its owner, and the texts and ticks of its fields by name. */
export type FormDraft = { owner: string; values: Readonly<Record<string, string | boolean>> };

const LONGEST = 2000;
/** Matches digits with spaces and hyphens, as a card number is written. */
const CARD = /^[\d\s-]{13,30}$/;

/** Returns whether a text is a card number (Luhn check). A search has a wider rule, `hasWordsAlone`. */
const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  if (!CARD.test(text.trim()) || digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, sign, place) => {
    const twice = Number(sign) * (place % 2 === 0 ? 1 : 2);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
};

/** Returns whether a value may be kept: a tick, or a text that is not a card number and not too long. Source: SEC-04. */
const isKept = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST && !isCardNumber(value));

/** Returns a draft of the fields, each given with its name. Source: SEC-04, LEAD-03. */
export const keepFields = (owner: string, fields: readonly (readonly [string, unknown])[]): FormDraft => ({
  owner,
  values: Object.fromEntries(
    fields.filter((entry): entry is readonly [string, string | boolean] => isKept(entry[1])),
  ),
});

/** Returns the fields in `keeps` that the draft has. Empty if the draft belongs to another owner. Source: LEAD-03. */
export const keptFields = (
  raw: unknown,
  owner: string,
  keeps: readonly string[],
): readonly (readonly [string, string | boolean])[] => {
  if (typeof raw !== 'object' || raw === null || owner === '') return [];
  const { owner: whose, values } = raw as Partial<Record<string, unknown>>;
  if (whose !== owner || typeof values !== 'object' || values === null) return [];
  return keeps.flatMap((name) => {
    const value: unknown = Object.hasOwn(values, name)
      ? (values as Record<string, unknown>)[name]
      : undefined;
    return isKept(value) ? [[name, value] as const] : [];
  });
};
