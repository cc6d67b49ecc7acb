import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { TextArea } from '../../kit/ui/TextField.tsx';
import { useHost } from '../../kit/element/widget-context.ts';
import type { QuickOrderWords } from '../row-words.ts';
import type { Paste } from '../usePaste.ts';

/** The text of each element's closed field. Escape is easily pressed by mistake, so it loses no list. */
const kept = new WeakMap<HTMLElement, string>();

type Props = { t: QuickOrderWords; paste: Paste; onClose: () => void };

/** Draws a field for a whole list, for those who can't paste into a row. Escape keeps its text for the next time. */
export const PasteForm = ({ t, paste, onClose }: Props) => {
  const host = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const place = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') return field.current?.focus();
    kept.delete(host);
    void paste.placeText(text).then(onClose);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    kept.set(host, field.current?.value ?? '');
    onClose();
  };
  const cancel = () => {
    kept.delete(host);
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears Escape from what it holds
    <form className="qo-paste" onSubmit={place} onKeyDown={escape}>
      <TextArea
        ref={field}
        defaultValue={kept.get(host)}
        label={t('quick-order.pasteLabel')}
        description={t('quick-order.pasteHelp')}
        rows={5}
        spellCheck={false}
      />
      <div className="acts">
        <Button type="submit" variant="outline">
          {t('quick-order.pastePlace')}
        </Button>
        <Button variant="plain" onClick={cancel}>
          {t('quick-order.pasteCancel')}
        </Button>
      </div>
    </form>
  );
};
