/*
 * What of a form is kept as a draft, and what of a draft may be put back. Apart from the forms' library, for steps whose fields
 * are not its own, and for whoever only asks whether there is a draft.
 */

/** What is kept of a form that was not sent: whose it is, and the texts and ticks of its fields by their names. */
export type FormDraft = { owner: string; values: Readonly<Record<string, string | boolean>> };

const LONGEST = 2000;
/** Digits in groups, as many as a card has. */
const CARD = /^[\d\s-]{13,30}$/;

/** Whether a text is a card's number, in whatever field it was typed: its digits pass Luhn's check. */
const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  if (!CARD.test(text.trim()) || digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, sign, place) => {
    const twice = Number(sign) * (place % 2 === 0 ? 1 : 2);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
};

/** Whether a value may be kept: a tick, or a text that is no card's number. Source: SEC-04. */
const isKept = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST && !isCardNumber(value));

/** The draft of fields, each with its name. Source: SEC-04, LEAD-03. */
export const keepFields = (owner: string, fields: readonly (readonly [string, unknown])[]): FormDraft => ({
  owner,
  values: Object.fromEntries(
    fields.filter((entry): entry is readonly [string, string | boolean] => isKept(entry[1])),
  ),
});

/** The fields of a draft that are still wanted, with their values; none where the draft is not the owner's. Source: LEAD-03. */
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
