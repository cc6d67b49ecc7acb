import type { AskedDialog } from '../../../core/dialogs/page-dialogs.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import button from '../../shared/styles/button.css?inline';
import dialog from '../../shared/styles/dialog.css?inline';

/** For the root that shows it. */
export const dialogStyles = [button, dialog];

/** A dialog of the page: what it says, and a button for each choice, the last of them the likely one. */
export const WaitingDialog = ({ waiting, closeLabel }: { waiting: AskedDialog; closeLabel: string }) => {
  const { title, text, choices, urgent, answer } = waiting;
  return (
    <Dialog
      part="dialog"
      title={title}
      closeLabel={closeLabel}
      alert={urgent}
      onClose={() => answer(undefined)}
      actions={choices.map((choice, index) => (
        <Button
          key={choice.id}
          variant={index === choices.length - 1 ? 'primary' : 'outline'}
          onClick={() => answer(choice.id)}
        >
          {choice.label}
        </Button>
      ))}
    >
      <p>{text}</p>
    </Dialog>
  );
};
