/** A mail that the service would have sent. The demo shows it on a page instead. */
export type Mail = { to: string; subject: string; text: string; code: string };

export type Mailbox = {
  /**
   * Sends one mail for each journey and purpose, with a code of six digits. Returns the code; later calls return the
   * same one.
   */
  sendCode(journey: string, purpose: string, mail: { to: string; subject: string; text: string }): string;
  /** Sends one mail without a code for each journey, or for each other thing that it is about. */
  send(about: string, mail: { to: string; subject: string; text: string }): void;
  list(): readonly Mail[];
  /** Deletes all mails. The codes in them are no longer valid. */
  clear(): void;
};

const MOST_KEPT = 50;

/** @param random returns a whole number from 0 up to, but not including, `below`. */
export const createMailbox = (random: (below: number) => number): Mailbox => {
  const sent = new Map<string, Mail>();
  const keep = (key: string, mail: Mail): void => {
    sent.set(key, mail);
    for (const oldest of [...sent.keys()].slice(0, -MOST_KEPT)) sent.delete(oldest);
  };
  return {
    sendCode: (journey, purpose, mail) => {
      const key = `${journey} ${purpose}`;
      const known = sent.get(key);
      if (known) return known.code;
      const code = String(random(1_000_000)).padStart(6, '0');
      keep(key, { ...mail, code });
      return code;
    },
    send: (about, mail) => keep(about, { ...mail, code: '' }),
    list: () => [...sent.values()].toReversed(),
    clear: () => sent.clear(),
  };
};
