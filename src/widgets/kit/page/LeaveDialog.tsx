import { Question } from './Question.tsx';
import { usePageMessages } from './usePageMessages.ts';

/** Asks before what was typed into a form is lost. Needs dialog.css, button.css. Source: CHK-06. */
export const LeaveDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => {
  const t = usePageMessages();
  return (
    <Question
      title={t('kit.page.leave')}
      yes={t('kit.page.discard')}
      no={t('kit.page.stay')}
      onYes={onLeave}
      onNo={onStay}
    >
      {t('kit.page.leaveText')}
    </Question>
  );
};
