const formats = new Map<string, Intl.ListFormat>();

/** Joins items as a list in the locale `tag` (such as `fr-CA`): `A, B`, `A et B`. Source: LOC-10. */
export const formatList = (items: readonly string[], tag: string): string => {
  const format = formats.get(tag) ?? new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
  formats.set(tag, format);
  return format.format(items);
};
