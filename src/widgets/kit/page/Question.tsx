import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { usePageMessages } from './usePageMessages.ts';

type QuestionProps = {
  title: string;
  /** What is lost, if that is to be said. */
  children?: ReactNode;
  yes: string;
  /** The button that leaves everything as it is. It is the primary one. */
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something is lost. Needs dialog.css, button.css. */
export const Question = ({ title, children, yes, no, onYes, onNo }: QuestionProps) => (
  <Dialog
    alert
    title={title}
    onClose={onNo}
    actions={
      <>
        <Button onClick={onYes}>{yes}</Button>
        <Button variant="primary" onClick={onNo}>
          {no}
        </Button>
      </>
    }
  >
    {children ? <p>{children}</p> : null}
  </Dialog>
);

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
