/** Where `route.fetch` finds the demo host: Node does not resolve *.localhost everywhere. */
export const atLocalhost = (url: string): string => url.replace(/^http:\/\/[\w.]+/, 'http://localhost');
