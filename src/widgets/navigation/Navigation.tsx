import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigation } from '../../api/content/navigation.queries.ts';
import { useWords } from '../kit/element/useWords.ts';
import { useUnfocused } from '../parts/site/useUnfocused.ts';
import { builtInMenu } from './built-in-menu.ts';
import { stopAfter } from './next-menu-item.ts';
import { MenuGroup } from './MenuGroup.tsx';
import type en from './messages/en.json';
import { useDrawer } from './useDrawer.ts';

type NavigationProps = {
  /** The id of the popover that the menu button opens, set when the widget is rendered to work without script. */
  still?: string;
};

/**
 * Draws `<assess-navigation>`: a row of groups, each a button that shows its entries (ARIA's disclosure pattern), or
 * one button that opens a drawer with all of them. Only the style sheet chooses between the two, so that the layout is
 * right at the first paint (SHL-01).
 */
export const Navigation = ({ still }: NavigationProps) => {
  const t = useWords<typeof en>();
  const { content } = useNavigation();
  const bar = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<number>();
  const drawer = useDrawer(button, bar);
  const given = useUnfocused(content, opened !== undefined || drawer.open);
  const menu = given && given.menu.length > 0 ? given.menu : builtInMenu(t);
  const toggled = (place: number, open: boolean) =>
    setOpened((now) => (open ? place : now === place ? undefined : now));

  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const from = event.target as HTMLElement;
    const panel = from.closest<HTMLElement>('[popover]');
    const stops = [
      ...(panel?.querySelectorAll<HTMLElement>('a') ??
        event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')),
    ];
    const below = event.key === 'ArrowDown' && from.parentElement?.querySelector(':popover-open');
    const to =
      below && !panel
        ? below.querySelector('a')
        : stops[stopAfter(event.key, stops.indexOf(from), stops.length, panel ? 'all' : 'row') ?? -1];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  if (menu.length === 0) return <slot />;
  return (
    <nav className={drawer.failed ? 'nav plain' : 'nav'} aria-label={t('navigation.label')} part="navigation">
      {/* The key makes new elements for another menu. Elements that only moved would count as a layout shift (PERF-10). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons and links in it */}
      <ul className="groups" ref={bar} key={menu.map(({ title }) => title).join()} onKeyDown={press}>
        {menu.map((group, place) => (
          <MenuGroup
            key={place}
            group={group}
            onToggle={(open) => toggled(place, open)}
            isStill={still !== undefined}
            overview={t('navigation.overview', { title: group.title })}
          />
        ))}
      </ul>
      <button
        ref={button}
        type="button"
        className="burger"
        aria-haspopup="dialog"
        aria-label={t('navigation.menu')}
        {...(still === undefined
          ? {
              'aria-expanded': drawer.open,
              onClick: drawer.show,
              onPointerEnter: drawer.near,
              onFocus: drawer.near,
            }
          : { popoverTarget: still })}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden>
          <path d="M3 5.5h14M3 10h14M3 14.5h14" />
        </svg>
        <span aria-hidden>{t('navigation.menu')}</span>
      </button>
      {drawer.open && drawer.Drawer && <drawer.Drawer menu={menu} onClose={drawer.hide} />}
    </nav>
  );
};
