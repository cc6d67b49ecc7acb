import { Icon } from '../../kit/ui/Icon.tsx';
import type { QuickOrderWords } from '../row-words.ts';

type Props = { id: string; t: QuickOrderWords };

/** Shows that a tab has tried to add this row and got no answer (API-06 b). */
export const UnsureLine = ({ id, t }: Props) => (
  <p id={id} className="qo-note small">
    <Icon name="info" />
    <span>{t('quick-order.unsure')}</span>
  </p>
);
