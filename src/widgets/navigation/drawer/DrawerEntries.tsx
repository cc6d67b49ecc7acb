import type { ComponentProps } from 'react';
import type { NavigationEntry } from '../../../api/content/navigation.contract.ts';
import { menuLink } from '../MenuGroup.tsx';

type DrawerEntriesProps = Pick<ComponentProps<'ul'>, 'id' | 'hidden'> & {
  group: NavigationEntry;
  overview: string;
};

export const DrawerEntries = ({ group: { linkPath, children }, overview, ...list }: DrawerEntriesProps) => (
  <ul {...list} className="drawer-entries">
    {children.map((entry, place) => (
      <li key={place}>
        <DrawerRow {...entry} entry />
        {entry.children.length > 0 && (
          <ul>
            {entry.children.map((link, below) => (
              <li key={below}>
                <DrawerRow {...link} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
    {linkPath !== '' && (
      <li>
        <DrawerRow title={overview} linkPath={linkPath} />
      </li>
    )}
  </ul>
);

/** A row of the drawer: a link, or a text if it leads nowhere. */
export const DrawerRow = ({ title, linkPath, entry }: { title: string; linkPath: string; entry?: boolean }) =>
  linkPath === '' ? (
    <b className="row">{title}</b>
  ) : (
    <a className={entry ? 'row entry' : 'row'} {...menuLink(linkPath)}>
      {title}
    </a>
  );
