import { useRef, useState } from 'react';
import {
  cleanedName,
  DESCRIPTION_LIMIT,
  NAME_LIMIT,
  nameFault,
  typedName,
} from '../../../api/saved-cart/saved-cart.rules.ts';
import type { NamedCart } from '../../../api/saved-cart/saved-cart-calls.ts';
import { isServiceError } from '../../../core/errors.ts';
import { CountedTextArea } from '../../kit/forms/CountedTextArea.tsx';
import { MendedField } from '../../kit/forms/MendedField.tsx';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type forms from '../../kit/forms/messages/en.json';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { useOfflineOver } from '../../kit/ui/useOnline.ts';
import { savedCartFailure, type SavedCartFailure } from './saved-cart-failure.ts';
import type en from './messages/en.json';
import { formStyles } from '../../kit/forms/forms.ts';
import dialog from '../../kit/styles/dialog.css?inline';
import * as v from 'valibot';
import { messageWith } from '../../kit/forms/field-faults.ts';

type Way = 'send' | 'other';

type NameDialogProps = {
  /** Its part name in the widget's contract, for `::part()`. */
  part: string;
  title: string;
  /** Explains what sending does. */
  text?: string | undefined;
  start: NamedCart;
  send: string;
  other?: string | undefined;
  /** Sends the name. If its promise rejects, the dialog shows the reason and keeps what was typed. */
  onSend: (named: NamedCart, way: Way) => Promise<void>;
  onClose: () => void;
};

/** Asks for a cart's name and description; offers a cleaned name. Needs `styles`, `savedCartWords`. Source: CRT-07 a, b. */
export const NameDialog = ({ part, title, text, start, send, other, onSend, onClose }: NameDialogProps) => {
  const t = useSavedCartMessages();
  const words = useWords<typeof forms>();
  const controls = useSchemaForm<NamedCart, NamedCart>({ schema: nameSchema, start });
  const { field, form, sending } = controls;
  const [failure, setFailure] = useState<SavedCartFailure>();
  const isOver = useOfflineOver(failure === 'offline');
  const wanted = useRef<Way>('send');
  const [way, setWay] = useState<Way>('send');
  const name = field('name');
  const cleaned = cleanedName(form.watch('name'));
  const offers =
    name.error !== undefined && nameFault(typedName(form.watch('name'))) !== 'needed' && cleaned !== '';

  const sent = async (named: NamedCart): Promise<void> => {
    setFailure(undefined);
    const by = wanted.current;
    wanted.current = 'send';
    setWay(by);
    try {
      await onSend(named, by);
    } catch (error) {
      const isOfName = isServiceError(error) && error.type === 'ValidationError';
      if (isOfName) controls.refuse({ name: t('shared.savedCart.characters') });
      else setFailure(savedCartFailure(error));
    }
  };
  const use = (): void => {
    form.setValue('name', cleaned, { shouldDirty: true });
    form.clearErrors('name');
    controls.focus('name');
  };

  return (
    <Dialog
      part={part}
      title={title}
      initialFocus="first-field"
      // The dialog can't be closed while something is being sent.
      onClose={() => !sending && onClose()}
    >
      {failure && !isOver && (
        <Notice role="alert" tone="danger">
          {t(`shared.savedCart.why.${failure}`)}
        </Notice>
      )}
      {text !== undefined && <p className="small quiet">{text}</p>}
      <SchemaForm controls={controls} onSend={sent}>
        <MendedField cleaned={offers ? cleaned : undefined} onUse={use}>
          <TextField
            label={t('shared.savedCart.name')}
            labelNote={t('shared.savedCart.nameNote', { limit: NAME_LIMIT })}
            description={t('shared.savedCart.nameHint')}
            autoComplete="off"
            {...name}
          />
        </MendedField>
        <CountedTextArea
          label={t('shared.savedCart.description')}
          labelNote={words('kit.forms.optional')}
          limit={DESCRIPTION_LIMIT}
          rows={3}
          defaultValue={start.description}
          {...field('description')}
        />
        <div className="dialog-acts acts">
          <Button variant="plain" onClick={() => !sending && onClose()}>
            {t('shared.savedCart.cancel')}
          </Button>
          {other !== undefined && (
            <Button
              busy={sending && way === 'other'}
              onClick={() => {
                if (sending) return;
                wanted.current = 'other';
                controls.element.current?.requestSubmit();
              }}
            >
              {other}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={sending && way === 'send'}>
            {send}
          </Button>
        </div>
      </SchemaForm>
    </Dialog>
  );
};

/** The styles for naming and saving carts, which a root adopts besides tokens and base. */
export const styles: readonly string[] = [...formStyles, dialog];
export const bind = boundWords(NameDialog);

/** Returns the translator for naming and saving carts. The widget that draws it loads the messages with `savedCartWords`. */
export const useSavedCartMessages = () => useWords<typeof en>();

const MESSAGES = {
  needed: 'shared.savedCart.needed',
  characters: 'shared.savedCart.characters',
  long: messageWith('shared.savedCart.long', { limit: NAME_LIMIT }),
};

/** The schema of a cart's name and description. Source: CRT-07 a, b. */
export const nameSchema = v.object({
  name: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed && nameFault(typedName(dataset.value));
      if (fault) addIssue({ message: MESSAGES[fault] });
    }),
    v.transform(typedName),
  ),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => [...text].length <= DESCRIPTION_LIMIT,
      messageWith('shared.savedCart.descriptionLong', { limit: DESCRIPTION_LIMIT }),
    ),
  ),
});
