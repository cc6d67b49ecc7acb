import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { usePageMessages } from './usePageMessages.ts';

type QuestionProps = {
  title: string;
  /** What is lost, if that is to be said. */
  children?: ReactNode;
  /** The button that does it, for example 'Delete'. */
  yes: string;
  /** The button that leaves everything as it is. It is the primary one. */
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something is lost. Needs dialog.css, button.css. */
export const Question = ({ title, children, yes, no, onYes, onNo }: QuestionProps) => {
  const t = usePageMessages();
  return (
    <Dialog
      alert
      title={title}
      closeLabel={t('shared.close')}
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
};
