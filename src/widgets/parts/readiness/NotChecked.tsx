import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useReadinessWords } from './need-words.ts';

type NotCheckedProps = {
  /** Names of the lines that nothing is known of. */
  what?: string;
  busy?: boolean;
  onAgain: () => void;
};

/** Something could not be read: what, and another try. Nothing is said to be fine then. */
export const NotChecked = ({ what = '', busy, onAgain }: NotCheckedProps) => {
  const t = useReadinessWords();
  return (
    <Notice
      tone="warning"
      word={t('shared.level.warning')}
      actions={
        <Button tight busy={busy} onClick={onAgain}>
          {t('shared.readiness.again')}
        </Button>
      }
    >
      {t('shared.readiness.failed')} {what && t('shared.readiness.failedWhat', { what })}
    </Notice>
  );
};
