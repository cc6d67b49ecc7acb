import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** What can be done with a row of a list: by a press, or on another page. */
export type RowAct = {
  text: string;
  /** The text with the name of the row, because buttons of other rows have the same text. */
  label?: string;
  busy?: boolean;
  className?: string;
} & ({ onClick: () => unknown } | { href: string });

/** Draws what can be done with a row. Needs button.css, page.css. */
export const RowActs = ({ acts }: { acts: readonly (RowAct | false)[] }) => (
  <div className="acts row-acts">
    {acts.map((act) => {
      if (!act) return null;
      const { text, label, ...look } = act;
      return 'href' in look ? (
        <LinkButton key={text} variant="plain" tight aria-label={label} {...look}>
          {text}
        </LinkButton>
      ) : (
        <Button key={text} variant="plain" tight label={label} {...look}>
          {text}
        </Button>
      );
    })}
  </div>
);
