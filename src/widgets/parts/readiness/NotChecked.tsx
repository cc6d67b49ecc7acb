import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useReadinessWords } from './need-words.ts';

type NotCheckedProps = {
  /** The titles of the lines whose state is not known. */
  what?: string;
  busy?: boolean;
  onAgain: () => void;
};

/** Says what could not be read and offers a retry. It never claims that everything is fine. */
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
