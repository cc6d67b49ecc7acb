/** The kinds of qualification that a shopper can have, as written in links and in the flag. Source: ACC-04. */
export const qualificationTypes = [
  'accredited-institution',
  'organisation',
  'license',
  'degree',
  'certification',
] as const;

export type QualificationType = (typeof qualificationTypes)[number];
