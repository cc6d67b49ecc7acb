import type { ReactNode } from 'react';
import type { FooterLink } from '../../api/content/footer.contract.ts';
import { runtime } from '../../core/runtime.ts';

export type FooterLinksProps = {
  links: readonly FooterLink[];
  className?: string;
  label?: string;
  /** Further list items. */
  children?: ReactNode;
};

/** Draws links from the CMS. Their paths belong to the store, so elsewhere they begin with the store's address. */
export const FooterLinks = ({ links, className, label, children }: FooterLinksProps) => {
  const { storeUrl = '' } = runtime().config;
  return (
    <ul className={className} aria-label={label}>
      {links.map(({ text, href }, place) => (
        <li key={place}>
          <a href={href.startsWith('/') ? `${storeUrl}${href}` : href}>{text}</a>
        </li>
      ))}
      {children}
    </ul>
  );
};
