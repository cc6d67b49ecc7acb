import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { AccountEntries, type MenuProps } from './AccountEntries.tsx';
import own from './menu.css?inline';

export const styles = [own];

export const bind = (catalogue: Catalogue) => ({
  Menu: (props: MenuProps) => (
    <WithWords catalogue={catalogue}>
      <AccountEntries {...props} />
    </WithWords>
  ),
});
