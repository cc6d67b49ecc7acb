import { useState } from 'react';
import { runtime } from '../../core/runtime.ts';
import { useWords } from '../kit/element/useWords.ts';
import { Button } from '../kit/ui/Button.tsx';
import type en from './messages/en.json';
import { pageReturn } from './page-return.ts';

type SignInElsewhereProps = { headingLevel: number; returnTo: string | undefined };

/** Draws a button that leads to a service on another site. Not a redirect: Back must lead further back (IDN-02). */
const SignInElsewhere = ({ headingLevel, returnTo }: SignInElsewhereProps) => {
  const t = useWords<typeof en>();
  const Heading = `h${headingLevel}` as 'h2';
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = async (): Promise<void> => {
    setState('leaving');
    const { pathname, search } = new URL(pageReturn(returnTo).href);
    try {
      await runtime().registry.session?.signIn(pathname + search);
    } catch (error) {
      console.error('Assess widgets: the sign-in service could not be gone to.', error);
      setState('failed');
    }
  };
  return (
    <div className="sign-in" part="form">
      <div className="journey">
        <Heading>{t('sign-in.signIn')}</Heading>
        <p>{t('sign-in.elsewhere')}</p>
        {state === 'failed' && <p role="alert">{t('sign-in.elsewhereFailed')}</p>}
        <div className="journey-acts acts">
          <Button variant="primary" busy={state === 'leaving'} onClick={() => void leave()}>
            {t('sign-in.goOn')}
          </Button>
        </div>
      </div>
    </div>
  );
};

export default SignInElsewhere;
