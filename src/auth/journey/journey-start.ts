import type { Advice } from '../../core/registry/session-door.ts';

/** How a journey begins: with a tree's name, with an advice of the API, or on the return from a link or another service. */
export type JourneyStart =
  /** `ofSignedIn`: it is about the person who is signed in, and ends with their sign-in. */
  | { tree: string; ofSignedIn?: true }
  | { advice: Advice }
  /**
   * `resume` is the query of the address that the shopper came back to. `answered` is the step that led away, if there was
   * one.
   */
  | { resume: Readonly<Record<string, string>>; answered?: unknown; tree: string };

const ADVICES = {
  transaction: 'TransactionConditionAdvice',
  tree: 'AuthenticateToServiceConditionAdvice',
} as const;

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the query of the first `POST authenticate` of a journey. Source: specification section 7, IDN-05. */
export const startQuery = (start: JourneyStart): Record<string, string> => {
  if ('advice' in start) {
    const { advice } = start;
    const value = escapeXml(advice.kind === 'tree' ? advice.name : advice.id);
    return {
      authIndexType: 'composite_advice',
      authIndexValue: `<Advices><AttributeValuePair><Attribute name="${ADVICES[advice.kind]}"/><Value>${value}</Value></AttributeValuePair></Advices>`,
    };
  }
  if (!('resume' in start)) return { authIndexType: 'service', authIndexValue: start.tree };
  // The link of a mail identifies its own tree.
  return 'suspendedId' in start.resume
    ? start.resume
    : { authIndexType: 'service', authIndexValue: start.tree, ...start.resume };
};
