import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { NavigationEntry } from '../../api/content/navigation.contract.ts';
import { useId } from '../shared/element/widget-context.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { menuLink } from './current-page.ts';

type Props = {
  group: NavigationEntry;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Words for the link to the group's own page. */
  overview: string;
};

/**
 * A group's button and the panel behind it: a popover, so that the browser opens one at a time, closes it at a press
 * outside, and no parent clips it. A group without entries is a link.
 */
export const MenuGroup = ({ group: { title, linkPath, children }, open, onToggle, overview }: Props) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (children.length === 0)
    return (
      <li>
        <a className="group" part="group" {...menuLink(linkPath)}>
          {title}
        </a>
      </li>
    );
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLLIElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    panel.current?.hidePopover();
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape and focus of what it holds
    <li onBlur={leave} onKeyDown={escape}>
      <button
        ref={button}
        type="button"
        className="group"
        part="group"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        <span>{title}</span>
        <Icon name="chevron" />
      </button>
      <div
        ref={panel}
        id={id}
        className="sheet"
        part="panel"
        popover="auto"
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
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
