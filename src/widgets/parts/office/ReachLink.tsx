import { mailLink, phoneLink } from './reach-link.ts';

/** Longer ones may break anywhere: they would not fit. */
const LONGEST_HOST = 24;

type ReachLinkProps = { by: 'phone' | 'email'; children: string };

/** A number to call or an address to write to; where the text holds none, the text. */
export const ReachLink = ({ by, children }: ReachLinkProps) => {
  const href = by === 'phone' ? phoneLink(children) : mailLink(children);
  return href === undefined ? (
    <span>{children}</span>
  ) : (
    <a className="reach" href={href}>
      {by === 'phone' ? children : wrapped(children)}
    </a>
  );
};

/** An address breaks behind its @, if it must, and not at a hyphen. */
const wrapped = (address: string) => {
  const [name, host = ''] = address.split('@');
  return (
    <span>
      {name}@<wbr />
      <span className={host.length > LONGEST_HOST ? undefined : 'whole'}>{host}</span>
    </span>
  );
};
