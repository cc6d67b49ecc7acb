import { useState, type ReactNode } from 'react';
import type { FooterColumn, FooterLink } from '../../api/content/footer.contract.ts';
import { useId } from '../kit/element/widget-context.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { runtime } from '../../core/runtime.ts';

type FooterColumnsProps = { columns: readonly FooterColumn[]; label: string };

export const FooterColumns = ({ columns, label }: FooterColumnsProps) => (
  <nav aria-label={label} className="foot-cols" part="columns">
    {columns.map((column, place) => (
      <Column key={place} {...column} />
    ))}
  </nav>
);

/** Draws a heading above its links, or in a narrow footer, by the style sheet, a button that shows and hides them. */
const Column = ({ title, ...inside }: FooterColumn) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="foot-col">
      <h2>
        <span className="foot-title">{title}</span>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{title}</span>
          <Icon name="chevron" />
        </button>
      </h2>
      <div id={id} className={open ? 'foot-in open' : 'foot-in'}>
        <Entries {...inside} />
      </div>
    </div>
  );
};

/** Draws the links of a column. Columns within it are lists within its list. */
const Entries = ({ links, columns = [], label }: Omit<FooterColumn, 'title'> & { label?: string }) => (
  <FooterLinks links={links} {...(label !== undefined && { label })}>
    {columns.map(({ title, ...inside }, place) => (
      <li key={`column ${place}`} className="foot-group">
        <p aria-hidden>{title}</p>
        <Entries {...inside} label={title} />
      </li>
    ))}
  </FooterLinks>
);

export type FooterLinksProps = {
  links: readonly FooterLink[];
  className?: string;
  label?: string;
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
