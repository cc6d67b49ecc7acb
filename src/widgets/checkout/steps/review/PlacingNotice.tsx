import { placingWords } from '../../../../api/checkout/placing-words.rules.ts';
import type { Placing } from '../../../../api/checkout/placing.rules.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import type en from './messages/en.json';

type PlacingNoticeProps = {
  state: Placing;
  /** The flag of checkout retry. */
  retry: boolean;
  onAsk: () => void;
};

/** What became of the press: nothing is said that is not known. Source: CHK-14, REL-02. */
export const PlacingNotice = ({ state, retry, onAsk }: PlacingNoticeProps) => {
  const t = useMessages<keyof typeof en>();
  const keys = placingWords(state, retry) as readonly (keyof typeof en)[];
  if (keys.length === 0 || state.state === 'placed') return null;
  const isWaiting = state.state === 'placing' || state.state === 'unknown';
  const tone = isWaiting ? 'info' : 'danger';
  const isLeftToAsk = state.state === 'unknown' && state.askAt === undefined;
  const key = 'key' in state ? state.key : '';
  return (
    <Notice
      tone={tone}
      word={t(`shared.level.${tone}`)}
      role={isWaiting ? 'status' : 'alert'}
      actions={isLeftToAsk && <Button onClick={onAsk}>{t('checkout.review.checkAgain')}</Button>}
    >
      {keys.map((one) => (
        <p key={one}>{t(one, { key })}</p>
      ))}
    </Notice>
  );
};
