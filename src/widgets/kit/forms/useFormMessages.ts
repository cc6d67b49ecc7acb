import { useMessages } from '../element/widget-context.ts';
import type { FormKey } from './form-key.ts';

/** The words of the pieces; whoever draws them gives them by `withFormWords` or `WithWords`. */
export const useFormMessages = () => useMessages<FormKey>();
