import type { AskedDialog } from '../../../core/prompts/page-dialogs.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import button from '../../kit/styles/button.css?inline';
import dialog from '../../kit/styles/dialog.css?inline';
import type { MatterProps } from '../matter-table.ts';
import type en from '../messages/en.json';

/** The styles for the shadow root that shows the dialog. */
export const styles = [button, dialog];

export const WaitingDialogs = ({ matters: [first] }: MatterProps<AskedDialog>) =>
  first && <WaitingDialog key={first.id} waiting={first} />;

/** Draws a dialog of the page: its text, and a button for each choice. The last choice is the likely one. */
const WaitingDialog = ({ waiting }: { waiting: AskedDialog }) => {
  const t = useMessages<keyof typeof en>();
  const { title, text, choices, urgent, answer } = waiting;
  return (
    <Dialog
      part="dialog"
      title={title}
      closeLabel={t('session.close')}
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
