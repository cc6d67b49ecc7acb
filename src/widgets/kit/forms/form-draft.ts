import { get, set, type FieldValues } from 'react-hook-form';

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

const isKept = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST && !isCardNumber(value));

/** The draft of a form: the fields that are named, and of those no number of a card. Source: SEC-04, LEAD-03. */
export const draftOf = (owner: string, values: FieldValues, keeps: readonly string[]): FormDraft => {
  const kept = keeps.map((name) => [name, get(values, name) as unknown] as const);
  return {
    owner,
    values: Object.fromEntries(
      kept.filter((entry): entry is readonly [string, string | boolean] => isKept(entry[1])),
    ),
  };
};

/** The values of a draft as a form takes them: those of its fields, where the draft is the owner's; else undefined. */
export const draftValues = (
  raw: unknown,
  owner: string,
  keeps: readonly string[],
): FieldValues | undefined => {
  if (typeof raw !== 'object' || raw === null || owner === '') return undefined;
  const { owner: whose, values } = raw as Partial<Record<string, unknown>>;
  if (whose !== owner || typeof values !== 'object' || values === null) return undefined;
  const taken: FieldValues = {};
  for (const name of keeps) {
    const value: unknown = Object.hasOwn(values, name) ? (values as FieldValues)[name] : undefined;
    if (isKept(value)) set(taken, name, value);
  }
  return Object.keys(taken).length > 0 ? taken : undefined;
};
