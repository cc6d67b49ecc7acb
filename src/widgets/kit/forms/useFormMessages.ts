import { useMessages } from '../element/widget-context.ts';
import type { FormKey } from './form-key.ts';

/**
 * Returns the translator of the form components. The widget that draws them provides their messages with
 * `withFormWords` or `WithWords`.
 */
export const useFormMessages = () => useMessages<FormKey>();
