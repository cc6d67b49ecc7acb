import { useRef, useState } from 'react';
import type { OpenedFile, Sheets } from '../../../list-reader/open-file.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type SheetChoiceProps = {
  sheets: Sheets;
  /** Called with the sheet that was chosen last, once it is read. */
  onRead: (opened: OpenedFile, place: number) => void;
};

/** Draws the names of a workbook's sheets to choose from. Source: QO-10 e. */
export const SheetChoice = ({ sheets: { names, shown, read }, onRead }: SheetChoiceProps) => {
  const t = useWords<typeof en>();
  const [place, setPlace] = useState(shown);
  const last = useRef(shown);
  const choose = async (next: number) => {
    setPlace(next);
    last.current = next;
    const opened = await read(next);
    if (last.current === next) onRead(opened, next);
  };
  return (
    <div className="cols-sheet">
      <SelectField
        label={t('shared.columns.sheet')}
        value={place}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        {names.map((name, index) => (
          // Names of sheets may be alike, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
