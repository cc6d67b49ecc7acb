import { useRef, useState } from 'react';
import { csvName, listCsv, type NamedLine } from '../../../api/list/csv-export.ts';
import { listFragment, MOST_LINES } from '../../../api/list/list-link.rules.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartLink } from '../../../api/links/store-link.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { copyText, saveFile } from '../../kit/ui/hand-over.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { TextArea } from '../../kit/ui/TextField.tsx';
import type en from './messages/en.json';
import { boundWords } from '../../kit/element/WithWords.tsx';
import dialog from '../../kit/styles/dialog.css?inline';

type ShareDialogProps = {
  title: string;
  /** The name for the file. '' if the list has no name. */
  name: string;
  lines: readonly NamedLine[];
  /** The number of rows that neither the link nor the file can contain. */
  leftOut?: number;
  onClose: () => void;
  /** The part name from the widget's contract. */
  part: string;
};

/** Returns the link to this store's cart with the list. Undefined if no page shows a cart, or if the list is too long. */
const linkOf = (lines: readonly NamedLine[]): string | undefined => {
  const cart = cartLink();
  const fragment = listFragment(runtime().row.locale, lines);
  return cart === undefined || fragment === undefined
    ? undefined
    : new URL(cart + fragment, location.href).href;
};

/** Draws the dialog that shares a list as a link and as a file. Needs dialog.css, field.css. Source: LEAD-04 a, b. */
export const ShareDialog = ({ title, name, lines, leftOut = 0, onClose, part }: ShareDialogProps) => {
  const t = useWords<typeof en>();
  const { row, registry } = runtime();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<string>();
  const link = linkOf(lines);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link ?? '');
    if (!isCopied) {
      field.current?.focus();
      field.current?.select();
    }
    const words = t(isCopied ? 'shared.share.copied' : 'shared.share.byHand');
    setSaid(words);
    registry.actions.announce(words);
  };
  const save = (): void => {
    const titles = [t('shared.share.code'), t('shared.share.quantity'), t('shared.share.name')] as const;
    const csv = new Blob([listCsv(lines, titles, row.tag)], { type: 'text/csv;charset=utf-8' });
    saveFile(csv, csvName(name, t('shared.share.file')));
  };
  return (
    <Dialog
      part={part}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{t('shared.share.csv')}</Button>
          {link !== undefined && (
            <Button variant="primary" onClick={() => void copy()}>
              {t('shared.share.copy')}
            </Button>
          )}
        </>
      }
    >
      {link === undefined ? (
        lines.length > MOST_LINES && <p>{t('shared.share.tooMany', { most: MOST_LINES })}</p>
      ) : (
        <>
          <p>{t('shared.share.text')}</p>
          <TextArea
            ref={field}
            label={t('shared.share.link')}
            value={link}
            readOnly
            rows={3}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          {said !== undefined && <p className="small">{said}</p>}
        </>
      )}
      {leftOut > 0 && <p>{t('shared.share.leftOut', { count: leftOut })}</p>}
      <p className="small quiet">{t('shared.share.csvText')}</p>
    </Dialog>
  );
};

export const styles = [dialog];
export const bind = boundWords(ShareDialog);
