import { mailLink, phoneLink } from './reach-link.ts';

/** A longer host name may break anywhere, because it would not fit. */
const LONGEST_HOST = 24;

type ReachLinkProps = {
  by: 'phone' | 'email';
  children: string;
  /** What an email is about. */
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
