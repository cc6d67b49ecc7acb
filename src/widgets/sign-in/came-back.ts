import type { JourneyStart } from '../../auth/journey/ask-service.ts';

/** The parameters that another service, or the link in a mail, may add to the address. */
const NAMES = [
  'suspendedId',
  'code',
  'state',
  'error',
  'errorCode',
  'form_post_entry',
  'nonce',
  'RelayState',
  'responsekey',
  'scope',
];
const LONGEST = 4000;

/** The journey that was in the tab's storage when the shopper left for another service. */
export type LeftJourney = { answered: Record<string, unknown>; tree: string };

const isAnswer = (query: Readonly<Record<string, string>>): boolean =>
  ('code' in query && 'state' in query) ||
  'form_post_entry' in query ||
  'responsekey' in query ||
  'error' in query;

/** Returns the journey that this address continues, if any. Its values are untrusted. */
export const cameBack = (
  search: string,
  left: LeftJourney | undefined,
  tree: string,
): Extract<JourneyStart, { resume: unknown }> | undefined => {
  const given = new URLSearchParams(search);
  const query = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = given.get(name);
      return value !== null && value.length <= LONGEST ? [[name, value]] : [];
    }),
  );
  if ('suspendedId' in query) return { resume: { suspendedId: String(query['suspendedId']) }, tree };
  return left && isAnswer(query) ? { resume: query, answered: left.answered, tree: left.tree } : undefined;
};

/** Returns the address without the parameters that are used once. */
export const withoutAnswer = (href: string): string => {
  const url = new URL(href);
  for (const name of NAMES) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
};
