import { useEffect } from 'react';
import type { Arrival } from '../../../core/locale-switch/arrival.ts';
import { noteVisit } from '../../../core/locale-switch/locale-visit.ts';
import { runtime } from '../../../core/runtime.ts';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import { KeptLines } from './KeptLines.tsx';
import { useKept } from './useKept.ts';
import { useLocaleMessages } from './useLocaleMessages.ts';

type KeptNoticeProps = {
  /** The switch that led here, if one just did. */
  arrival: Arrival | undefined;
  sample: boolean;
  onClose: () => void;
};

/** After a switch by hand, and on the cart's page for as long as lines of another store are kept; nothing where none are. */
export const KeptNotice = ({ arrival, sample, onClose }: KeptNoticeProps) => {
  const t = useLocaleMessages();
  const kept = useKept(arrival, sample);
  const title = t('session.kept.title');
  const isThere = kept.outcome !== undefined || hasLines(kept.kept);
  const close = () => {
    if (!sample && !arrival) noteVisit(runtime().storage, { keptClosed: true });
    onClose();
  };
  const isNone = kept.kept.state !== 'looking' && !isThere;
  useEffect(() => {
    if (isNone) onClose();
    // What is done then is the same at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNone]);
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
