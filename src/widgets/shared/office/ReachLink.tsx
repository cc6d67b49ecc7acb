import { mailLink, phoneLink } from './reach-link.ts';

type ReachLinkProps = { by: 'phone' | 'email'; children: string };

/** A number to call or an address to write to; where the text holds none, the text. */
export const ReachLink = ({ by, children }: ReachLinkProps) => {
  const href = by === 'phone' ? phoneLink(children) : mailLink(children);
  return href === undefined ? (
    <span>{children}</span>
  ) : (
    <a className="reach" href={href}>
      {children}
    </a>
  );
};
