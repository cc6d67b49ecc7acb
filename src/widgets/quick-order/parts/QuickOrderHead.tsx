import { memo, Suspense, useRef, useState, type ChangeEvent } from 'react';
import { lazyPart } from '../../kit/element/late-part.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { QuickOrderWords } from '../row-words.ts';
import { listParts, type Paste } from '../usePaste.ts';

/** The path of an icon that only this widget uses. */
const UPLOAD = 'M10 13V3.5M6 7l4-3.8L14 7M3.5 13v3.5h13V13';

const PasteForm = lazyPart(async () => ({ default: (await listParts()).PasteForm }));

type Props = {
  t: QuickOrderWords;
  heading: string;
  headingId: string;
  level: number;
  max: number;
  paste: Paste;
  locked: boolean;
};

/** Draws the heading, the explanation, and the buttons to paste or upload a list. */
export const QuickOrderHead = memo(({ t, heading, headingId, level, max, paste, locked }: Props) => {
  const [pasting, setPasting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const Heading = `h${level}` as 'h2';
  const close = () => {
    setPasting(false);
    opener.current?.focus();
  };
  return (
    <>
      <div className="qo-head">
        <div className="qo-lead">
          {heading !== '' && <Heading id={headingId}>{heading}</Heading>}
          <p className="small quiet">{t('quick-order.intro', { max })}</p>
        </div>
        <div className="acts no-print">
          <Button
            ref={opener}
            icon="paste"
            aria-expanded={pasting}
            aria-disabled={locked || undefined}
            onClick={() => setPasting(!pasting)}
          >
            {t('quick-order.pasteList')}
          </Button>
          <UploadButton t={t} paste={paste} locked={locked} />
        </div>
      </div>
      {pasting && (
        <Suspense fallback={null}>
          <PasteForm t={t} paste={paste} onClose={close} />
        </Suspense>
      )}
    </>
  );
});

const UploadButton = ({ t, paste, locked }: Pick<Props, 't' | 'paste' | 'locked'>) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again after it was corrected.
    event.currentTarget.value = '';
    if (file) void paste.placeFile(file);
  };
  return (
    <>
      <Button icon={UPLOAD} aria-disabled={locked || undefined} onClick={() => input.current?.click()}>
        {t('quick-order.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label={t('quick-order.upload')}
        onChange={choose}
      />
    </>
  );
};
