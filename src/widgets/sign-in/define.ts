import { defineWidget } from '../define-widget.tsx';
import { journeyStyles } from '../parts/journey/JourneyView.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import own from './sign-in.css?inline';
import { SignIn } from './SignIn.tsx';
import { signInWidget } from './sign-in.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: signInWidget,
  component: inOwnWindow(SignIn),
  styles: [...journeyStyles, own],
  messages,
});
