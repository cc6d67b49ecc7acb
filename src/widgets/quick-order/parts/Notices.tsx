import type { ComponentProps } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useOnline } from '../../kit/ui/useOnline.ts';
import type { QuickOrderWords } from '../row-words.ts';
import type { Working } from '../working/useWorking.ts';
import type { QuickOrderNotices } from '../working/QuickOrderNotices.tsx';

type Props = Omit<ComponentProps<typeof QuickOrderNotices>, 'online'> & {
  working: Working;
  t: QuickOrderWords;
};

/** Draws the notices above the rows. Until their code has loaded, it only shows why it can't be loaded. */
export const Notices = ({ working: { part, failure }, t, ...props }: Props) => {
  const online = useOnline();
  if (part) return <part.QuickOrderNotices {...props} online={online} />;
  if (online && failure === undefined) return null;
  const tone = online ? 'danger' : 'info';
  return (
    <div className="qo-notices">
      <Notice tone={tone} word={t(`shared.level.${tone}`)}>
        {online ? t('quick-order.serviceDown', { count: 0 }) : t('quick-order.offline')}
      </Notice>
    </div>
  );
};
