/** Returns a link that calls the number in a text. Undefined if the text has none, such as `By e-mail only`. */
export const phoneLink = (text: string): string | undefined => {
  const [number = ''] = /\+?\d[\d ().\-/\u00a0\u202f]{2,}/.exec(text) ?? [];
  const digits = number.replace(/[^\d+]/g, '');
  return digits.replace('+', '').length < 3 ? undefined : `tel:${digits}`;
};

/** Returns a link that writes to an email address, about a subject if there is one. Undefined if the text is not an email address. */
export const mailLink = (text: string, subject?: string): string | undefined => {
  const address = text.trim();
  if (!/^[\w.+-]{1,64}@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(address)) return undefined;
  return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
};

/** A longer host name may break anywhere, because it would not fit. */
const LONGEST_HOST = 24;

type ReachLinkProps = {
  by: 'phone' | 'email';
  children: string;
  subject?: string | undefined;
};

/** Draws a phone number to call or an email address to write to. Draws plain text if the text contains neither. */
export const ReachLink = ({ by, children, subject }: ReachLinkProps) => {
  const href = by === 'phone' ? phoneLink(children) : mailLink(children, subject);
  return href === undefined ? (
    <span>{children}</span>
  ) : (
    <a className="reach" href={href}>
      {by === 'phone' ? children : wrapped(children)}
    </a>
  );
};

/** Draws an email address that may break after its @, but not at a hyphen. */
const wrapped = (address: string) => {
  const [name, host = ''] = address.split('@');
  return (
    <span>
      {name}@<wbr />
      <span className={host.length > LONGEST_HOST ? undefined : 'whole'}>{host}</span>
    </span>
  );
};
