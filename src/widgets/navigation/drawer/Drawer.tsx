import { useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import type { NavigationEntry } from '../../../api/content/navigation.contract.ts';
import { useId } from '../../kit/element/widget-context.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useModal } from '../../kit/ui/useModal.ts';
import type en from '../messages/en.json';
import { DrawerEntries, DrawerRow } from './DrawerEntries.tsx';
import own from './drawer.css?inline';

/** The styles for the shadow root of each navigation that opens its drawer. */
export const drawerStyles = [own];

type Props = { menu: readonly NavigationEntry[]; onClose: () => void };

/** Draws the whole menu in a drawer: groups, of which one at a time is open, then further links. */
export const Drawer = ({ menu, onClose }: Props) => {
  const t = useWords<typeof en>();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [opened, setOpened] = useState<number>();
  useModal(ref, 'heading');
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // A press on the dialog element itself, and not on its content, is a press on its backdrop.
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={ref}
      className="drawer"
      aria-labelledby={id}
      onCancel={cancel}
      onClose={onClose}
      onClick={press}
    >
      <div className="drawer-in">
        <div className="drawer-head">
          <h2 id={id} tabIndex={-1} data-heading>
            {t('navigation.menu')}
          </h2>
          <button type="button" aria-label={t('shared.close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <ul className="drawer-groups">
          {menu.map((group, place) => (
            <DrawerGroup
              key={place}
              group={group}
              open={opened === place}
              onPress={() => setOpened(opened === place ? undefined : place)}
              overview={t('navigation.overview', { title: group.title })}
            />
          ))}
        </ul>
        <div className="drawer-more">
          <slot name="more" />
        </div>
      </div>
    </dialog>
  );
};

type GroupProps = { group: NavigationEntry; open: boolean; onPress: () => void; overview: string };

const DrawerGroup = ({ group, open, onPress, overview }: GroupProps) => {
  const id = useId();
  if (group.children.length === 0)
    return (
      <li>
        <DrawerRow {...group} />
      </li>
    );
  return (
    <li>
      <button type="button" className="row" aria-expanded={open} aria-controls={id} onClick={onPress}>
        <span>{group.title}</span>
        <Icon name="chevron" />
      </button>
      <DrawerEntries id={id} hidden={!open} group={group} overview={overview} />
    </li>
  );
};
