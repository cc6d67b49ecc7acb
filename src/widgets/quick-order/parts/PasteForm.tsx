import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import type { QuickOrderWords } from '../row-words.ts';
import type { Paste } from '../usePaste.ts';

type Props = { t: QuickOrderWords; paste: Paste; onClose: () => void };

/** Draws a field for a whole list, for those who can't paste into a row, as on many phones. */
export const PasteForm = ({ t, paste, onClose }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const place = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') return field.current?.focus();
    void paste.placeText(text).then(onClose);
  };
  return (
    <form className="qo-paste" onSubmit={place}>
      <TextArea
        ref={field}
        label={t('quick-order.pasteLabel')}
        description={t('quick-order.pasteHelp')}
        rows={5}
        spellCheck={false}
      />
      <div className="acts">
        <Button type="submit" variant="outline">
          {t('quick-order.pastePlace')}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {t('quick-order.pasteCancel')}
        </Button>
      </div>
    </form>
  );
};
