import { useEffect, useId, useRef, useState } from 'react';
import type { Change } from './Composer.tsx';
import { FAULTS, hashOf, LOOKS, statesOf, WIDTHS, type ComposerState } from './composer-state.ts';
import { FAULT_WORDS, LOOK_WORDS, stateWords, WIDTH_WORDS } from './words.ts';

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  all: readonly Value[];
  wordsOf: (value: Value) => string;
  choose: (value: Value) => void;
};

const Choice = <Value extends string>({ label, value, all, wordsOf, choose }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className="composer-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value as Value)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {wordsOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** How long typing rests before the preview follows, in milliseconds. */
const REST = 400;

/** The look of the page around, which the site's own switch changes. */
const usePageLook = (): 'light' | 'dark' => {
  const read = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
  const [look, setLook] = useState<'light' | 'dark'>(read);
  useEffect(() => {
    const watcher = new MutationObserver(() => setLook(read()));
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watcher.disconnect();
  }, []);
  return look;
};

const LEAST_HEIGHT = 240;
const MOST_HEIGHT = 900;

/** The widget as it will be, in a frame with services of its own (EMB-12 b). */
export const Preview = ({ state, change }: { state: ComposerState; change: Change }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pageLook = usePageLook();
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const look = state.look === 'auto' ? pageLook : state.look;
  const address = `/docs/composer/preview.html${hashOf({ ...state, look, width: 'fit', addresses: {} })}`;

  useEffect(() => {
    const shown = frame.current?.contentWindow;
    const isFirst = shown?.location.href === 'about:blank';
    // The frame's pages are no steps of this page's history.
    const timer = setTimeout(() => shown?.location.replace(address), isFirst ? 0 : REST);
    return () => clearTimeout(timer);
  }, [address]);

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);

  /** The frame is as high as what it shows, within bounds. */
  const follow = () => {
    const body = frame.current?.contentDocument?.body;
    if (!body) return;
    new ResizeObserver(() =>
      setHeight(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, body.scrollHeight + 2))),
    ).observe(body);
  };

  const width = state.width === 'fit' ? room : Number(state.width);
  const scale = Math.min(1, room / width || 1);
  return (
    <>
      <div className="composer-choices">
        <Choice
          label="State"
          value={state.state}
          all={statesOf(state.widget)}
          wordsOf={stateWords}
          choose={(chosen) => change({ state: chosen })}
        />
        <Choice
          label="What fails"
          value={state.fault}
          all={FAULTS}
          wordsOf={(one) => FAULT_WORDS[one]}
          choose={(fault) => change({ fault })}
        />
        <Choice
          label="Look"
          value={state.look}
          all={LOOKS}
          wordsOf={(one) => LOOK_WORDS[one]}
          choose={(chosen) => change({ look: chosen })}
        />
        <Choice
          label="Width"
          value={state.width}
          all={WIDTHS}
          wordsOf={(one) => WIDTH_WORDS[one]}
          choose={(chosen) => change({ width: chosen })}
        />
      </div>
      <div ref={box} className="composer-stage" style={{ height: height * scale }}>
        <iframe
          ref={frame}
          title="Preview"
          onLoad={follow}
          style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
        />
      </div>
      <p className="composer-help">
        Live, with the demo’s services in this page: nothing is sent. Links lead nowhere.
        {scale < 1 && ` Shown at ${Math.round(scale * 100)} %.`}
      </p>
    </>
  );
};
