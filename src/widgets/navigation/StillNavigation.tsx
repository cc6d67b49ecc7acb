import { useNavigation } from '../../api/content/navigation.queries.ts';
import { useWords } from '../kit/element/useWords.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { builtInMenu } from './built-in-menu.ts';
import { DrawerEntries, DrawerRow } from './drawer/DrawerEntries.tsx';
import { Navigation } from './Navigation.tsx';
import type en from './messages/en.json';

const DRAWER_ID = 'menu';

/** The menu without script: its button opens the drawer as a popover. */
export const StillNavigation = () => (
  <>
    <Navigation still={DRAWER_ID} />
    <StillDrawer />
  </>
);

/** The drawer without script: a popover, with groups that open by themselves. */
const StillDrawer = () => {
  const t = useWords<typeof en>();
  const { content } = useNavigation();
  const menu = content && content.menu.length > 0 ? content.menu : builtInMenu(t);
  return (
    <dialog id={DRAWER_ID} className="drawer" popover="auto" aria-label={t('navigation.menu')}>
      <div className="drawer-in">
        <div className="drawer-head">
          <h2>{t('navigation.menu')}</h2>
          <button
            type="button"
            aria-label={t('shared.close')}
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
          >
            <Icon name="x" />
          </button>
        </div>
        <ul className="drawer-groups">
          {menu.map((group, place) => (
            <li key={place}>
              {group.children.length === 0 ? (
                <DrawerRow {...group} />
              ) : (
                <details name="menu">
                  <summary className="row">
                    <span>{group.title}</span>
                    <Icon name="chevron" />
                  </summary>
                  <DrawerEntries group={group} overview={t('navigation.overview', { title: group.title })} />
                </details>
              )}
            </li>
          ))}
        </ul>
        <div className="drawer-more">
          <slot name="more" />
        </div>
      </div>
    </dialog>
  );
};
