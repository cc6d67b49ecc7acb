import { useState } from 'react';

/** A text with a button that copies it. Where the browser does not let a page copy, the text is selected. */
export const CopyText = ({ name, text }: { name: string; text: string }) => {
  const [said, setSaid] = useState('');
  const copy = (code: HTMLElement | null): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => {
        if (code) getSelection()?.selectAllChildren(code);
        setSaid('Selected. Copy it by the keyboard.');
      },
    );
  };
  return (
    <figure className="composer-copy">
      <figcaption>
        <code>{name}</code>
        <output>{said}</output>
        <button
          type="button"
          aria-label={`Copy ${name}`}
          onClick={({ currentTarget }) => copy(currentTarget.closest('figure')?.querySelector('pre') ?? null)}
        >
          Copy
        </button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre tabIndex={0} aria-label={name}>
        {text}
      </pre>
    </figure>
  );
};
