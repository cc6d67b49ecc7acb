import { useState, type DragEvent } from 'react';
import type { Paste } from './usePaste.ts';

/** Lets a file or a text be dropped anywhere on the widget. `over` is true while one is dragged over it. */
export const useDrop = (paste: Paste, locked: boolean) => {
  const [over, setOver] = useState(false);
  const isList = ({ dataTransfer: { types } }: DragEvent) =>
    !locked && (types.includes('Files') || types.includes('text/plain'));
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
      if (!isList(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      void (file ? paste.placeFile(file) : paste.placeText(event.dataTransfer.getData('text/plain')));
    },
  };
  return { over, handlers };
};
