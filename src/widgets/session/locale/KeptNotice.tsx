import { noteVisit } from '../../../core/locale-switch/locale-visit.ts';
import { runtime } from '../../../core/runtime.ts';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import { KeptLines } from './KeptLines.tsx';
import { useKept } from './useKept.ts';
import { useLocaleMessages } from './useLocaleMessages.ts';

type KeptNoticeProps = { sample: boolean; onClose: () => void };

/** On the cart's page, for as long as lines of another store are kept; nothing where there are none. */
export const KeptNotice = ({ sample, onClose }: KeptNoticeProps) => {
  const t = useLocaleMessages();
  const kept = useKept(undefined, sample);
  const title = t('session.kept.title');
  const isThere = kept.outcome !== undefined || hasLines(kept.kept);
  const close = () => {
    if (!sample) noteVisit(runtime().storage, { keptClosed: true });
    onClose();
  };
  return isThere ? (
    <FloatingNotice title={title} said={title} onClose={close}>
      <KeptLines {...kept} />
    </FloatingNotice>
  ) : null;
};

const hasLines = (kept: ReturnType<typeof useKept>['kept']): boolean =>
  kept.state === 'known'
    ? kept.sold.length + kept.missing.length > 0
    : kept.state === 'unknown' && kept.lines.length > 0;
