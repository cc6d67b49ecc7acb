/** Isolates a right-to-left text from the text around it, whose direction it would otherwise change. Source: SEC-14 c. */
export const apart = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;

/** Joins the texts that are there, each of them isolated. Returns '' if there is none. Source: SEC-14 c. */
export const joinedApart = (mark: string, ...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part?.trim())
    .map((part) => apart(part!))
    .join(mark);
