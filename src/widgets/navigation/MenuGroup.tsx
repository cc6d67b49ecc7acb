import type { NavigationEntry } from '../../api/content/navigation.contract.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { usePopover } from '../kit/ui/usePopover.ts';
import { fromHere } from '../../api/links/site-link.ts';

type Props = {
  group: NavigationEntry;
  onToggle: (open: boolean) => void;
  /** True without script: then the browser itself keeps whether a popover is open. */
  isStill: boolean;
  overview: string;
};

/** Draws a group's button and its panel. A group without entries is a link. */
export const MenuGroup = (props: Props) =>
  props.group.children.length > 0 ? (
    <GroupWithPanel {...props} />
  ) : (
    <li>
      <a className="group" part="group" {...menuLink(props.group.linkPath)}>
        {props.group.title}
      </a>
    </li>
  );

const GroupWithPanel = ({ group: { title, linkPath, children }, onToggle, isStill, overview }: Props) => {
  const { opener, sheet, escape, leave } = usePopover(onToggle);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape and focus of what it holds
    <li onBlur={leave} onKeyDown={escape}>
      <button
        {...opener}
        aria-expanded={isStill ? undefined : opener['aria-expanded']}
        className="group"
        part="group"
        aria-controls={sheet.id}
      >
        <span>{title}</span>
        <Icon name="chevron" />
      </button>
      <div {...sheet} className="sheet" part="panel">
        <ul className="cols">
          {children.map((entry, place) => (
            <li key={place}>
              <EntryTitle {...entry} />
              {entry.children.length > 0 && (
                <ul>
                  {entry.children.map((link, below) => (
                    <li key={below}>
                      <a {...menuLink(link.linkPath)}>{link.title}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {linkPath !== '' && (
          <p className="all">
            <a {...menuLink(linkPath)}>{overview}</a>
          </p>
        )}
      </div>
    </li>
  );
};

const EntryTitle = ({ title, linkPath }: NavigationEntry) =>
  linkPath === '' ? (
    <b>{title}</b>
  ) : (
    <a className="entry" {...menuLink(linkPath)}>
      {title}
    </a>
  );

/** Returns the attributes of a menu link: its address, and `aria-current` if it leads to the current page. */
export const menuLink = (path: string): { href: string; 'aria-current'?: 'page' } => {
  const href = fromHere(path);
  const { origin, pathname, search } = new URL(href, location.href);
  const here = origin + pathname + search === location.origin + location.pathname + location.search;
  return here && !href.includes('#') ? { href, 'aria-current': 'page' } : { href };
};
