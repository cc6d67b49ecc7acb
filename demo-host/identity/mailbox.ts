/** A mail that the service would have sent; the demo shows it on a page instead. */
export type Mail = { to: string; subject: string; text: string; code: string };

export type Mailbox = {
  /** Sends a mail once a journey and purpose, with a code of six figures; gives the code, again and again the same. */
  sendCode(journey: string, purpose: string, mail: { to: string; subject: string; text: string }): string;
  list(): readonly Mail[];
  /** Forgets all: a code that was sent holds no more. */
  clear(): void;
};

const MOST_KEPT = 50;

/** @param random gives a whole number from 0 up to, not including, `below`. */
export const createMailbox = (random: (below: number) => number): Mailbox => {
  const sent = new Map<string, Mail>();
  return {
    sendCode: (journey, purpose, mail) => {
      const key = `${journey} ${purpose}`;
      const known = sent.get(key);
      if (known) return known.code;
      const code = String(random(1_000_000)).padStart(6, '0');
      sent.set(key, { ...mail, code });
      for (const oldest of [...sent.keys()].slice(0, -MOST_KEPT)) sent.delete(oldest);
      return code;
    },
    list: () => [...sent.values()].toReversed(),
    clear: () => sent.clear(),
  };
};
