import { useState, type DragEvent } from 'react';

type Props = { onFile: (file: File) => void; onText: (text: string) => void; locked?: boolean };

/** Lets a file or a text be dropped on an element. `over`: one is above it. A field for lists takes its texts itself. */
export const useListDrop = ({ onFile, onText, locked = false }: Props) => {
  const [over, setOver] = useState(false);
  const isList = ({ target, dataTransfer: { types } }: DragEvent) =>
    !locked &&
    (types.includes('Files') || (types.includes('text/plain') && !(target instanceof HTMLTextAreaElement)));
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!isList(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!isList(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
      else onText(event.dataTransfer.getData('text/plain'));
    },
  };
  return { over, handlers };
};
