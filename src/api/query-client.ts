import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

/**
 * The bundle's one query client, given to each hook by hand: there is no provider, so that a widget without queries
 * does not load it. Reads are retried by `retryRead` inside their query functions, writes never (REL-01).
 */
export const queryClient = (): QueryClient => {
  client ??= new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};

/** For tests that start a page anew. */
export const forgetQueryClient = (): void => {
  client?.clear();
  client = undefined;
};
