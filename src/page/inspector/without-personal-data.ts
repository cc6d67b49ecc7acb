/** What may be personal, and what stands for it. The first that fits counts. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // The name in an address, before it looks like an e-mail.
  [/(https?:\/\/)[^\s/@]*@/g, '$1'],
  [/[^\s@"'<>()/]+@[^\s@"'<>()/]+\.[^\s@"'<>()/]+/g, '‹e-mail›'],
  // Query and fragment of an address.
  [/([\w/])[?#][^\s"')]*/g, '$1'],
  [/\b(?:Bearer\s+)?[\w-]+\.[\w-]{8,}\.[\w-]{8,}/g, '‹token›'],
  [/[\w-]{24,}/g, '‹token›'],
  // Numbers of orders, quotes, invoices, customers and telephones.
  // The port of an address is none.
  [/(?<!\/\/[\w.-]+:)\b[\w-]*\d{5,}[\w-]*/g, '‹number›'],
  [/\+?\d[\d ().-]{6,}\d/g, '‹number›'],
];

/** Returns a text without what may be personal: e-mail addresses, tokens, long numbers, queries of addresses. */
export const scrub = (text: string): string =>
  PERSONAL.reduce((left, [form, instead]) => left.replaceAll(form, instead), text);

/** The fields of an event's detail whose texts are words of ours. */
const OURS = ['widget', 'service', 'locale', 'currency', 'level', 'status', 'from', 'to', 'step'];

/** Codes of products are no secret; what else is called `code` is only known by its event. */
const isCode = (event: string, field: string): boolean =>
  field === 'code' && /^assess-(?:error|cart-|replay)/.test(event);

/** Returns an event's detail as text. Of texts only words of ours and codes of products stand as they are. */
export const detailText = (event: string, detail: unknown): string => {
  const seen = new WeakSet<object>();
  const shown = (field: string, value: unknown): unknown => {
    if (typeof value === 'string')
      return OURS.includes(field) || isCode(event, field) ? scrub(value).slice(0, 60) : '‹text›';
    if (typeof value === 'function') return '‹function›';
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return '‹again›';
    seen.add(value);
    if (Array.isArray(value)) return value.slice(0, 10).map((one) => shown(field, one));
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 20)
        .map(([name, one]) => [name, shown(name, one)]),
    );
  };
  return JSON.stringify(shown('', detail)) ?? '';
};
