import { MissingPart } from '../parts/MissingPart.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** Says that a part which is drawn without the steps can't be loaded. Source: REL-06. */
export const NoPart = ({ headingLevel }: { headingLevel: number }) => {
  const t = useCheckoutMessages();
  const heading = useHeadingFocus('missing');
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="panel checkout-alone">
      <Heading ref={heading} tabIndex={-1}>
        {t('checkout.notLoaded')}
      </Heading>
      <MissingPart />
    </div>
  );
};
