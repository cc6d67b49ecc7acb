import { useEffect, useState } from 'react';
import type { ComposerData } from './composer-data.ts';

type Loaded = { tag: string; data?: ComposerData; failed?: boolean };

/** Reads what the build knows of a widget. `again` tries once more after a failure. */
export const useComposerData = (tag: string) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const name = tag.replace('assess-', '');
    const read = async (): Promise<ComposerData> => {
      const answer = await fetch(`/docs/composer/${name}.json`);
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
      return (await answer.json()) as ComposerData;
    };
    read().then(
      (data) => isWanted && setLoaded({ tag, data }),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setLoaded({ tag, failed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [tag, tries]);
  const own = loaded?.tag === tag ? loaded : undefined;
  return {
    data: own?.data,
    failed: own?.failed ?? false,
    again: () => {
      setLoaded(undefined);
      setTries((before) => before + 1);
    },
  };
};
